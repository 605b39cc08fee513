import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openFolder } from '../check/read/open-folder';
import { checkFiles, contentDay, createContent, jpeg, replaceText, validFiles, writeContent } from '../check/content.fixture';
import { planScaffold, scaffold } from './scaffold';
import type { Prompter } from './ask';
import { assertNoNewFaults, formatWrittenFiles } from './write-plan';

const taps = ['article', '--title', 'Ten taps', '--kind', 'news'];
const brandReferences = ['--category', 'bath', '--room', 'bathroom', '--material', 'metal', '--showroom', 'bgc'];

/** What tests write over the small content. */
let edits: Record<string, string | Buffer> = {};
const open = () => createContent(edits);
const read = (file: string) => open().read(file).toString();
const withoutPosition = (fault: string) => fault.replace(/:\d+:\d+ /, ' ');
const faults = () => checkFiles(open()).faults.map(withoutPosition);

/** Plans as the command does, and writes the plan to the content in memory. */
async function make(args: readonly string[], prompter?: Prompter) {
  const plan = await planScaffold(args, open(), contentDay, prompter);
  assertNoNewFaults(plan, open(), contentDay);
  edits = { ...edits, ...plan.files };
  return plan;
}

const folders: string[] = [];
function createFolder(): string {
  const root = writeContent();
  folders.push(dirname(root));
  return root;
}

beforeEach(() => {
  edits = {};
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('[E4] an article gets the next free number, is a draft of today, and passes the check', async () => {
  const plan = await make([...taps, '--brand', 'kohler']);
  expect(read('articles/3-ten-taps/index.md')).toMatch(
    /^---\narticle_id: 3\nslug: ten-taps\ntitle: Ten taps\nkind: news\ndate: 2026-11-23\ndraft: true\n/,
  );
  expect(read('articles/3-ten-taps/index.md')).toContain('brands:\n  - kohler\n');
  expect(faults()).toEqual([]);
  expect(formatWrittenFiles(plan).split('\n')).toEqual([
    'Wrote content/articles/3-ten-taps/index.md',
    'It is a draft, which visitors do not see. Write what stands in "(To write: …)", then take the line `draft: true` away.',
    'Pictures from content/pictures stand in for yours: put your own beside the file, and name them in it.',
  ]);
});

test('[E4] an event accepts its time in the format of the site, and its pictures by path', async () => {
  const root = createFolder();
  const picture = join(dirname(root), 'IMG 12.JPG');
  writeFileSync(picture, jpeg);
  const event = ['--starts', '1/31/2027 9:30 am', '--ends', '01/31/2027 12:00 PM', '--place', 'BGC showroom', '--showroom', 'bgc'];
  const pictures = ['--picture', picture, '--alt', 'A tap', '--picture', picture, '--alt', 'Two taps'];
  await make(['article', '--title', 'Ten taps', '--kind=event', '--date', '01/31/2027', ...event, ...pictures]);
  const text = read('articles/3-ten-taps/index.md');
  expect(text).toContain('  starts: 2027-01-31 9:30 AM\n  ends: 2027-01-31 12:00 PM\n');
  expect(text).toContain('  file: ./img-12.jpg\n  alt: A tap\n');
  expect(text).toContain('![Two taps](./img-12-2.jpg)\n');
  expect(open().read('articles/3-ten-taps/img-12-2.jpg')).toEqual(jpeg);
  expect(faults()).toEqual([]);
});

test('[E4, R2] a brand gets the last place, a placeholder wordmark and placeholder pictures, and passes the check', async () => {
  await make(['brand', '--title', 'Söhne & Taps', ...brandReferences]);
  expect(read('brands/sohne-taps/index.yaml')).toContain('order: 3\ndraft: true\n');
  expect(read('brands/sohne-taps/logo.svg')).toContain('<title>Söhne &#x26; Taps</title>');
  expect(faults()).toEqual([]);
});

test('[W1, E4] a third showroom is one folder: a draft with a map that passes the check, and a page once its texts are complete', async () => {
  const hours = ['--from', 'Monday', '--to', 'Saturday', '--opens', '9:00 AM', '--closes', '6:00 PM'];
  const place = ['--name', 'Cebu', '--street', '3 Sample & Street', '--city', 'Cebu City', '--phone', '+63 32 8555 0100'];
  await make(['showroom', ...place, ...hours]);
  expect(faults()).toEqual([]);
  const text = read('showrooms/cebu/index.yaml');
  expect(text).toContain('slug: cebu\norder: 3\ndraft: true\n');
  expect(text).toContain('map: https://maps.google.com/?q=3+Sample+%26+Street%2C+Cebu+City\n');
  edits['articles/2-a-talk/index.md'] = replaceText(read('articles/2-a-talk/index.md'), ['showroom: bgc', 'showroom: cebu']);
  expect(faults()).toEqual([expect.stringContaining('The showroom `cebu` is a draft')]);
  edits['showrooms/cebu/index.yaml'] = text.replace('draft: true\n', '').replaceAll(/\(To write: (.*?)\)/g, '$1');
  edits['faq.yaml'] = '- question: Where?\n  answer: In [Cebu](/showrooms/cebu).\n';
  expect(faults()).toEqual([expect.stringContaining('`./map.svg` is the crossing that was made with the showroom')]);
  edits['showrooms/cebu/map.svg'] = validFiles['showrooms/bgc/map.svg']!;
  expect(faults()).toEqual([]);
});

test('[E4] an opening is a draft and passes the check', async () => {
  const work = ['--team', 'Workshop', '--place', 'Quezon City', '--employment', 'Full time', '--closes', '12/31/2026'];
  await make(['opening', '--title', 'Tap fitter', ...work, '--asks', 'Steady hands']);
  expect(read('careers/tap-fitter.md')).toContain('date: 2026-11-23\ncloses: 2026-12-31\ndraft: true\nasks:\n  - Steady hands\n');
  expect(faults()).toEqual([]);
});

test('[E4] a redirect is inserted after the others, and before one that would match its path', async () => {
  const before = read('redirects.yaml');
  const plan = await make(['redirect', '--from', '/taps', '--to', '/news-and-events', '--permanent', 'no']);
  expect(read('redirects.yaml')).toBe(`${before}- from: /taps\n  to: /news-and-events\n  permanent: false\n`);
  expect(formatWrittenFiles(plan)).toBe('Changed content/redirects.yaml');
  await make(['redirect', '--from', '/water/*', '--to', '/']);
  await make(['redirect', '--from', '/water/tap', '--to', '/news-and-events']);
  expect(read('redirects.yaml')).toMatch(/- from: \/water\/tap\n {2}to: \/news-and-events\n- from: \/water\/\*\n {2}to: \/\n$/);
  expect(faults()).toEqual([]);
});

test('[E4] placeholders that are left are reported once an entry is no longer a draft', async () => {
  await make(['opening', '--title', 'Tap fitter', '--team', 'Workshop', '--place', 'Here', '--employment', 'Full time']);
  edits['careers/tap-fitter.md'] = replaceText(read('careers/tap-fitter.md'), ['draft: true\n', '']);
  expect(faults()).toEqual(
    ['`description`', 'Entry 1 of `asks`', 'The text'].map(
      (what) => `content/careers/tap-fitter.md ${what} is not written yet. Write the words that belong there, or keep \`draft: true\`.`,
    ),
  );
});

test('[E4] invalid flags are reported together, each with a valid value', async () => {
  await expect(make(['article', '--titel', 'x', '--kind', 'evnt', '--date', '31/01/2027', '--brand', 'kohlr', 'loose'])).rejects.toThrow(
    [
      '`loose` belongs to no flag. Put words of more than one in quotes: --title "The first tap".',
      '`--titel` is no flag of `article`. Did you mean `--title`?',
      '`--kind` is `evnt`. Did you mean `event`? The kinds are `news` and `event`.',
      '`--date` is `31/01/2027`. It should be a day such as 01/31/2027: month, day, year.',
      '`--brand` is `kohlr`. Did you mean `kohler`? The brands are `brizo` and `kohler`.',
    ].join('\n'),
  );
  await expect(make(['article', '--title', '--kind', 'news', '--kind', 'news', '--place', 'Here'])).rejects.toThrow(
    [
      '`--title` has no answer after it. For example: --title "The edge of a tile"',
      '`--kind` is given 2 times. Give it once.',
      '`--place` does not go with the other flags. Take it out.',
    ].join('\n'),
  );
  const days = ['--date', '01/31/2027', '--closes', '02/28/2027'];
  await expect(make(['opening', ...days, ...days])).rejects.toThrow(
    '`--date` is given 2 times. Give it once.\n`--closes` is given 2 times. Give it once.',
  );
  await expect(make(['article', '--kind', 'event', '--picture', 'content/brands/kohler/logo.svg'])).rejects.toThrow(
    'It is no JPEG or PNG. Export it again as one.',
  );
});

test('[E4] a missing flag is reported with a valid example', async () => {
  await expect(make(['article', '--title', 'Ten taps', '--kind', 'event', '--starts', '01/31/2027 9:30 AM'])).rejects.toThrow(
    [
      '`--ends` is missing: When the event ends. For example: --ends "01/31/2027 12:00 PM"',
      '`--place` is missing: Where the event is, as visitors read it. For example: --place "BGC showroom, ground floor"',
    ].join('\n'),
  );
  await expect(make(['artcle'])).rejects.toThrow('`artcle` is nothing to begin. Did you mean `article`? The kinds are');
  await expect(make([])).rejects.toThrow('Say what to begin, such as `npm run new -- article`. The kinds are');
});

test('[E4] an entry that fails the check is refused', async () => {
  await expect(make(['article', '--title', 'A talk', '--kind', 'news'])).rejects.toThrow(
    'Nothing was written, because the check would say:\ncontent/articles/3-a-talk/index.md:4:8 content/articles/2-a-talk/index.md has the same title.',
  );
  await expect(make(['redirect', '--from', '/old', '--to', '/nws-and-events'])).rejects.toThrow('Did you mean `/news-and-events`?');
});

test('[E4] a list with a fault is not overwritten, and does not block a new entry', async () => {
  edits['redirects.yaml'] = '- from: "/old\n';
  await expect(make(['redirect', '--from', '/taps', '--to', '/'])).rejects.toThrow('Nothing was written. Mend the file first:\n');
  await make(taps);
  expect(faults()).toHaveLength(1);
});

test('[E4] the remedy for two entries with the same number and place is reported, and fixes them', async () => {
  await make(taps);
  await make(['brand', '--title', 'Taps', ...brandReferences]);
  const theirs = edits;
  edits = {};
  await make(['article', '--title', 'Nine basins', '--kind', 'news']);
  await make(['brand', '--title', 'Basins', ...brandReferences]);
  const { 'articles/3-ten-taps/index.md': article = '', 'brands/taps/index.yaml': brand = '', ...others } = theirs;
  const ours = { ...edits, ...others };
  edits = { ...ours, 'articles/3-ten-taps/index.md': article, 'brands/taps/index.yaml': brand };
  expect(faults()).toEqual([
    'content/articles/3-ten-taps/index.md The number 3 is taken by content/articles/3-nine-basins/index.md. Rename the folder content/articles/3-ten-taps to 4-ten-taps, and write `article_id: 4`: 4 is the next free number.',
    'content/brands/taps/index.yaml Place 3 is taken by `basins`. Write `order: 4`, the place after the last, or give `basins` another one.',
  ]);
  edits = {
    ...ours,
    'articles/4-ten-taps/index.md': replaceText(String(article), ['article_id: 3', 'article_id: 4']),
    'brands/taps/index.yaml': replaceText(String(brand), ['order: 3', 'order: 4']),
  };
  expect(faults()).toEqual([]);
});

test('[E4] the published number is kept, whichever file comes first', async () => {
  await make(['article', '--title', 'A first draft', '--kind', 'news']);
  edits['articles/3-zinc/index.md'] = replaceText(String(validFiles['articles/1-the-first-tap/index.md']), [
    'article_id: 1\nslug: the-first-tap\ntitle: The first tap',
    'article_id: 3\nslug: zinc\ntitle: Zinc',
  ]).replace('How the first tap began', 'Zinc');
  expect(faults()).toEqual([expect.stringMatching(/^content\/articles\/3-a-first-draft\/index\.md The number 3 is taken by/)]);
});

test('[E4] prompts are shown one after another, and repeated until the answer is valid', async () => {
  const answers = ['', 'Ten taps', 'evnt', 'news', '', 'kohlr', 'kohler', '', ''];
  const questions: string[] = [];
  const output: string[] = [];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  await make(['article'], { ask, print: (words: string) => output.push(words) });
  expect(questions[0]).toBe('The title (such as The edge of a tile): ');
  expect(questions.at(-1)).toBe('The path of a picture on this machine, .jpg or .png (press Enter to go on): ');
  expect(output).toEqual([
    'This one is needed.',
    '`--kind` is `evnt`. Did you mean `event`? The kinds are `news` and `event`.',
    '`--brand` is `kohlr`. Did you mean `kohler`? The brands are `brizo` and `kohler`.',
  ]);
  expect(read('articles/3-ten-taps/index.md')).toContain('brands:\n  - kohler\n');
  expect(faults()).toEqual([]);
});

test('[E4] a plan is written whole or not at all, on the day in Manila, and nothing is overwritten', async () => {
  const root = createFolder();
  const write = (...args: string[]) => scaffold(args, root, new Date('2026-11-22T18:00:00Z'));
  const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
  await write(...taps);
  expect(readFile('articles/3-ten-taps/index.md')).toContain('\ndate: 2026-11-23\n');
  await write('redirect', '--from', '/taps', '--to', '/');
  expect(readFile('redirects.yaml')).toMatch(/- from: \/taps\n {2}to: \/\n$/);
  const brand = ['brand', '--title', 'Taps', ...brandReferences];
  await write(...brand);
  const { paths } = await openFolder(root);
  expect(paths).toEqual(
    [...Object.keys(validFiles), 'articles/3-ten-taps/index.md', 'brands/taps/index.yaml', 'brands/taps/logo.svg'].sort(),
  );
  await expect(write(...brand)).rejects.toThrow('Nothing was written: content/brands/taps is there already. Give another title.');
  await expect(write('article', '--title', 'A talk', '--kind', 'news')).rejects.toThrow('because the check would say:');
  await expect(write('article', '--titel', 'x')).rejects.toThrow('Did you mean `--title`?');
  writeFileSync(join(root, 'redirects.yaml'), '- from: "/old\n');
  await expect(write('redirect', '--from', '/basins', '--to', '/')).rejects.toThrow('Mend the file first:');
  expect(readFile('redirects.yaml')).toBe('- from: "/old\n');
  expect((await openFolder(root)).paths).toEqual(paths);
  expect(readdirSync(dirname(root))).toEqual(['.cache', 'content']);
});

const tsx = join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');

test('[E4] the command prints the written files and the next steps, and fails if it wrote nothing', () => {
  const cwd = dirname(createFolder());
  symlinkSync(join(process.cwd(), 'node_modules'), join(cwd, 'node_modules'));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(__dirname, 'main.ts'), ...args], { cwd, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run('redirect', '--from', '/taps', '--to', '/')).toEqual({ status: 0, stdout: 'Changed content/redirects.yaml\n', stderr: '' });
  expect(run('redirect', '--from', '/taps')).toEqual({
    status: 1,
    stdout: '',
    stderr: '`--to` is missing: Where it leads now: a path, or an address elsewhere. For example: --to /our-story\n',
  });
});
