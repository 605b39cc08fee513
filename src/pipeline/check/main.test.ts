import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { replaceText, writeContent, type FileEdit } from './content.fixture';

const tsx = join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');
const folders: string[] = [];

function runCheck(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(__dirname, 'main.ts'), folder], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function createContent(edits: Record<string, FileEdit>) {
  const root = writeContent(edits);
  folders.push(dirname(root));
  return root;
}

afterEach(() => {
  folders.splice(0).forEach((folder) => {
    rmSync(folder, { recursive: true });
  });
});

test('[C2] the command prints the number of files of valid content, and succeeds', () => {
  expect(runCheck(createContent({}))).toEqual({ status: 0, stdout: 'content: 30 files, no fault\n', stderr: '' });
});

test('[C2] the command prints all faults and their number, and fails', () => {
  const root = createContent({
    'redirects.yaml': replaceText('/news-and-events', '/nws-and-events'),
    'site.yaml': replaceText('since: 1962', 'since: old'),
  });
  expect(runCheck(root)).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'content/redirects.yaml:2:7 `/nws-and-events` is no page of this site. Did you mean `/news-and-events`?',
      'content/site.yaml:8:8 `since` is the text `old`, not a whole number. Write it in digits, without quotes.',
      '',
      '2 faults in 2 files',
      '',
    ].join('\n'),
  });
});

test('[C2] the command reports a missing folder', () => {
  expect(runCheck('/nowhere/content')).toEqual({ status: 1, stdout: '', stderr: 'There is no folder /nowhere/content.\n' });
});

test('[C2] the command prints warnings, and succeeds', () => {
  const root = createContent({ 'brands/kohler/index.yaml': replaceText('title: kohler and sons', 'title: yes') });
  expect(runCheck(root)).toEqual({
    status: 0,
    stdout:
      'content/brands/kohler/index.yaml:2:8 Warning: `title` is `yes`, and visitors read it as it stands. Write the text.\n\nno fault, 1 warning\n',
    stderr: '',
  });
});

test('[C2] the command reports a path that is not a folder', () => {
  const root = createContent({});
  expect(runCheck(join(root, 'site.yaml')).stderr).toMatch(/^There is no folder .*site\.yaml\.\n$/);
});

test('[C2] with --watch the command checks again after each change', async () => {
  const root = createContent({});
  const watching = spawn(process.execPath, [tsx, join(__dirname, 'main.ts'), '--watch', root]);
  let output = '';
  const sees = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!output.includes(words)) return;
        watching.off('output', look);
        output = '';
        resolve();
      };
      watching.on('output', look);
      look();
    });
  for (const stream of [watching.stdout, watching.stderr])
    stream.on('data', (data: Buffer) => {
      output += String(data);
      watching.emit('output');
    });
  await sees('no fault');
  writeFileSync(join(root, 'faq.yaml'), '- question: Where?\n');
  await sees('content/faq.yaml:1:3 `answer` is missing.');
  writeFileSync(join(root, 'faq.yaml'), '[]\n');
  await sees('no fault');
  expect(watching.exitCode).toBeNull();
  watching.kill();
}, 60_000);
