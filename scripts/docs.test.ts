import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

const files = execFileSync('git', ['ls-files', '*.md', ':!:content/*/*'], { encoding: 'utf8' }).trim().split('\n');
const readWithoutCode = (file: string) => readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');

/** The ids that GitHub gives the headings of a file. */
const findAnchors = (file: string): string[] =>
  Array.from(readWithoutCode(file).matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test('every link of a document leads to a file and a heading that exist', () => {
  expect(files.length).toBeGreaterThan(20);
  const links = files.flatMap((file) =>
    // Text in code marks is no link.
    Array.from(
      readWithoutCode(file)
        .replace(/`[^`\n]*`/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
      ([, to]) => ({ file, to: to! }),
    ),
  );
  const broken = links.filter(({ file, to }) => {
    if (/^(?:https?:|mailto:|\/)/.test(to)) return false;
    const [path = '', anchor] = to.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    return !existsSync(target) || (anchor !== undefined && !findAnchors(target).includes(anchor));
  });
  expect(links.length).toBeGreaterThan(80);
  expect(broken.map(({ file, to }) => `${file}: ${to}`)).toEqual([]);
});

const codeMarks = files.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g), ([, code]) => ({ file, code: code! })),
);

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([\w:]*\w(?:-\w+)*)/g), ([, name]) => ({ file, name: name! })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('[A12, C2] every command that editors and operators run explains its usage', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const names = 'build serve admin content:check inbox notices backup restore next-change report';
  for (const name of names.split(' ')) {
    const [entry] = /\S+\.(?:ts|mjs)(?= |$)/.exec(scripts[name]!.replace(/--import tsx/, ''))!;
    expect([name, readFileSync(entry, 'utf8')]).toEqual([name, expect.stringContaining('explainUsage(')]);
  }
});

test('[A6, A14] every command of the operator that a document names exists, with its flags', () => {
  const find = (text: string) => text.matchAll(/npm run (?:--silent )?(inbox|notices) -- ([a-z]+)([^`\n]*)/g);
  const usage = ['src/server/forms/inbox.ts', 'src/server/forms/commands.ts'].flatMap((file) => [...find(readFileSync(file, 'utf8'))]);
  const isCommand = ([, script, name, rest = '']: readonly string[]) =>
    (rest.match(/--[a-z]+/g) ?? ['']).every((flag) =>
      usage.some(([, inScript, known, words = '']) => script === inScript && name === known && words.includes(flag)),
    );
  const named = files.flatMap((file) => Array.from(find(readFileSync(file, 'utf8')), (command) => ({ file, command })));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ command }) => !isCommand(command)).map(({ file, command: [text] }) => `${file}: ${text}`)).toEqual([]);
});

test('[A14] the sheet for a breach has its clock, boxes for each step, the way to the commission, and settings that exist', () => {
  const [, sheet = ''] = /^## If personal data may have leaked\n([^]*?)\n## /m.exec(readFileSync('docs/operate.md', 'utf8'))!;
  const [clock = '', ...steps] = sheet.split(/^\*\*(?=Hour \d)/m);
  expect(Array.from(clock.matchAll(/^\| (?:hour|day) (\d+)/gm), ([, time]) => Number(time))).toEqual([0, 72, 5]);
  expect(steps.map((step) => Number(/^Hour (\d+)/.exec(step)![1]))).toEqual([1, 4, 24, 48, 72]);
  for (const step of steps) expect(step).toMatch(/^- \[ \] /m);
  expect(steps.at(-1)).toContain('https://dbnms.privacy.gov.ph');
  const settings = ['src/server/forms/model/settings.ts', '.github/workflows/daily.yml']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = [...sheet.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name!);
  expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'SERVICE_SECRET', 'SMTP_URL']));
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([]);
  expect(readFileSync('content/site.yaml', 'utf8')).toMatch(/^data_protection: /m);
});

test('[X6] the build compiles for the oldest browsers that docs/browsers.md promises, and each change is tried in Chromium, Firefox and WebKit', () => {
  const { browserslist, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
    scripts: Record<'test' | 'browsers:change', string>;
  };
  const { chrome, firefox, safari, samsung } = Object.fromEntries(browserslist.map((line) => line.split(' >= ')));
  const text = readFileSync('docs/browsers.md', 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}, Samsung Internet ${samsung} `);
  expect(scripts.test).toContain('browsers:change');
  for (const browser of ['chromium', 'firefox', 'webkit']) expect(scripts['browsers:change']).toContain(` --project ${browser}`);
});

test('every file of the repository that a document names in code marks exists', () => {
  const paths = codeMarks.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/(?:^|\s)((?:src|scripts|tests|e2e|bench|docs|netlify|\.github)\/[\w./-]+)/g), ([, path]) => ({
      file,
      path: path!,
    })),
  );
  const missing = paths.filter(({ path }) => !existsSync(path));
  expect(paths.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

const rows = new Set(Array.from(readFileSync('docs/product.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm), ([, id]) => id!));

/** The files of all tests, of Jest and of Playwright. */
const testFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*', '*.spec.ts', '*.e2e.ts', 'tests/browsers/journeys/*.ts'],
  { encoding: 'utf8' },
);

/** The row ids with which the test titles of a file begin: `[N1, N6]`. */
const listRowIds = (source: string): string[] =>
  Array.from(source.matchAll(/['"`]((?:\[[A-Z]\d+(?:, [A-Z]\d+)*\] )+)/g), ([, ids]) => ids!.match(/[A-Z]\d+/g)!).flat();

test('every row id in a test title is a row of docs/product.md', () => {
  const titles = testFiles
    .trim()
    .split('\n')
    .flatMap((file) => listRowIds(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(({ id }) => !rows.has(id))).toEqual([]);
});
