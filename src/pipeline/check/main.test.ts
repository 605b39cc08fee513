import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Reporter } from 'gatsby';
import { parse } from 'yaml';
import { toManilaDay } from '../../domain/dates';
import { checkContent } from './check-content';
import { checkFolder, formatError, checkContentOnSave, panicOnInvalidContent } from './run-check';
import { contentDay, createContent, writeContent, type FileEdit } from './content.fixture';
import { openFolder, type ContentFiles } from './read/open-folder';

const folders: string[] = [];

function createFolder(edits: Record<string, FileEdit> = {}): string {
  const root = writeContent(edits);
  folders.push(dirname(root));
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const faultyFiles: Record<string, FileEdit> = {
  'redirects.yaml': ['/news-and-events', '/nws-and-events'],
  'site.yaml': ['since: 1962', 'since: old'],
};
const faultReport = [
  'content/redirects.yaml:2:7 `/nws-and-events` is no page of this site. Did you mean `/news-and-events`?',
  'content/site.yaml:8:8 `since` is the text `old`, not a whole number. Write it in digits, without quotes.',
  '',
  '2 faults in 2 files',
].join('\n');
const suspectFiles: Record<string, FileEdit> = { 'brands/kohler/index.yaml': ['title: kohler and sons', 'title: yes'] };
const warning = '`title` is `yes`, and visitors read it as it stands. Write the text.';

test('[C2] a folder on disk and files in memory are read alike, and hidden files are ignored', async () => {
  const folder = createFolder({ '.DS_Store': 'x', 'brands/.gitkeep': '', '../static/terms.pdf': '%PDF' });
  const [disk, memory] = [await openFolder(folder), createContent()];
  const withoutReader = (files: ContentFiles) => ({ ...files, read: undefined });
  expect(withoutReader(disk)).toEqual(withoutReader(memory));
  for (const file of memory.paths) expect([file, disk.read(file)]).toEqual([file, memory.read(file)]);
  expect(checkContent(disk, contentDay)).toEqual({ faults: [], warnings: [] });
});

test('[C1, C2] the content of the site has no fault', async () => {
  expect(checkContent(await openFolder('content'), toManilaDay(new Date())).faults).toEqual([]);
});

async function collectOutput(edits: Record<string, FileEdit>, hasAnnotations = false) {
  const output = { log: [] as string[], error: [] as string[] };
  const print = { log: (text: string) => output.log.push(text), error: (text: string) => output.error.push(text) };
  return { isValid: await checkFolder(createFolder(edits), contentDay, print, hasAnnotations), ...output };
}

test('[C2] of valid content the number of files is printed', async () => {
  expect(await collectOutput({})).toEqual({ isValid: true, log: ['content: 42 files, no fault'], error: [] });
});

test('[C2, E2] warnings are printed, and as annotations on request', async () => {
  const report = `content/brands/kohler/index.yaml:2:8 Warning: ${warning} [switch-texts]\n\nno fault, 1 warning. It is published all the same; “When a warning is meant” in content/README.md says how to answer one.`;
  expect(await collectOutput(suspectFiles)).toEqual({ isValid: true, log: [report], error: [] });
  expect(await collectOutput(suspectFiles, true)).toEqual({
    isValid: true,
    log: [`::warning file=content/brands/kohler/index.yaml,line=2,col=8::${warning} [switch-texts]`, report],
    error: [],
  });
});

test('[F5] the letter of each week has what the check finds', () => {
  const { on, jobs } = parse(readFileSync('.github/workflows/review.yml', 'utf8')) as {
    on: { schedule: object[] };
    jobs: { letter: { steps: { run?: string }[] } };
  };
  expect(on.schedule).toEqual([{ cron: '0 22 * * 0' }]);
  expect(jobs.letter.steps.at(-1)!.run).toMatch(/content:check > letter\.md 2>&1 .*gh issue create .* --body-file letter\.md/s);
});

test('[C2] a path that is not a folder is reported in words', async () => {
  const file = join(createFolder(), 'site.yaml');
  await expect(openFolder(file).catch(formatError)).resolves.toBe(`There is no folder ${file}.`);
});

test('[C2] a picture whose name is not in UTF-8 is reported', async () => {
  const folder = createFolder();
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/brands/ni`), Buffer.from([0xf1]), Buffer.from('o.jpg')]), '');
  const message = `The name of ${folder}/brands/ni\ufffdo.jpg cannot be read: it is not in UTF-8. Rename the file.`;
  await expect(openFolder(folder).catch(formatError)).resolves.toBe(message);
});

const tsx = join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');

function runCommand(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(__dirname, 'main.ts'), folder], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  return { status, stdout, stderr };
}

test('[C2] the command prints all faults and their number, or that there is no folder, and fails', () => {
  expect(runCommand(createFolder(faultyFiles))).toEqual({ status: 1, stdout: '', stderr: `${faultReport}\n` });
  expect(runCommand('/nowhere/content')).toEqual({ status: 1, stdout: '', stderr: 'There is no folder /nowhere/content.\n' });
});

function collectMessages(edits: Record<string, FileEdit>, day = contentDay) {
  const messages = { panics: [] as string[], warnings: [] as string[] };
  const reporter = {
    panicOnBuild: (message: string) => messages.panics.push(message),
    warn: (message: string) => messages.warnings.push(message),
  } as unknown as Reporter;
  panicOnInvalidContent({ reporter }, createContent(edits), day);
  return messages;
}

test('[E3, C2] a build of a later day may link to what is published by then', () => {
  const edits: Record<string, FileEdit> = { 'articles/2-a-talk/index.md': ['date: 2026-11-03', 'date: 2026-12-04'] };
  expect(collectMessages(edits).panics).toEqual([expect.stringContaining('is not published before 2026-12-04')]);
  expect(collectMessages(edits, '2026-12-04')).toEqual({ panics: [], warnings: [] });
});

test('[C2] a build with warnings prints them and continues', () => {
  expect(collectMessages(suspectFiles)).toEqual({ panics: [], warnings: [expect.stringContaining(`index.yaml:2:8 Warning: ${warning}`)] });
});

test('[C2] a build with faults fails before anything is published, and prints all faults with their positions', () => {
  const { panics, warnings } = collectMessages(faultyFiles);
  expect(panics).toEqual([`The content has faults; nothing is published until they are mended.\n\n${faultReport}`]);
  expect(warnings).toEqual([]);
});

test('[C2] while developing, each save is checked, and a fault is an error of the bundle at its file and line until it is mended, which is printed', async () => {
  const root = createFolder();
  const contextDependencies = new Set<string>();
  let compile = (_: { contextDependencies: Set<string>; errors: Error[] }) => Promise.resolve();
  const printed: string[] = [];
  const reporter = { info: (text: string) => printed.push(text), warn: (text: string) => printed.push(text) } as unknown as Reporter;
  checkContentOnSave(root, contentDay, reporter).apply({ hooks: { make: { tapPromise: (_, listener) => (compile = listener) } } });
  const collectErrors = async () => {
    const errors: Error[] = [];
    await compile({ contextDependencies, errors });
    return errors;
  };
  expect([await collectErrors(), [...contextDependencies]]).toEqual([[], [root]]);
  writeFileSync(join(root, 'faq.yaml'), '- question: Where?\n');
  expect(await collectErrors()).toEqual([
    expect.objectContaining({
      message: 'content/faq.yaml\n(1:3) `answer` is missing. Add `answer:` (the answer; links and e-mail addresses in Markdown).',
      file: 'content/faq.yaml',
      loc: { start: { line: 1, column: 3 } },
    }),
  ]);
  expect(printed).toEqual([]);
  writeFileSync(join(root, 'faq.yaml'), '[]\n');
  expect([await collectErrors(), printed]).toEqual([[], ['The content has no fault.']]);
  writeFileSync(join(root, 'faq.yaml'), '- question: Where?\n  answer: yes\n');
  expect([await collectErrors(), printed.slice(1)]).toEqual([[], [expect.stringContaining('faq.yaml:2:11 Warning: `answer` is `yes`')]]);
});
