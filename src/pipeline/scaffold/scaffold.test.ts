import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkContent, listFiles } from '../check/check-content';
import { jpeg, replaceText, writeContent } from '../check/content.fixture';
import { scaffold } from './scaffold';

const now = new Date('2026-11-22T18:00:00Z');
const taps = ['--title', 'Ten taps', '--kind', 'news'];
let root = '';
const make = (...args: string[]) => scaffold(args, root, now);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const faults = async () => (await checkContent(root)).map(({ file, message }) => `${file} ${message}`);

beforeEach(() => {
  root = writeContent();
});

afterEach(() => {
  rmSync(dirname(root), { recursive: true });
});

const brandReferences = ['--room', 'bathroom', '--material', 'metal', '--showroom', 'bgc'];

test('[E4] an article gets the next free number, is a draft of today, and passes the check', async () => {
  await make('article', ...taps, '--brand', 'kohler');
  expect(read('articles/3-ten-taps/index.md')).toMatch(
    /^---\narticle_id: 3\nslug: ten-taps\ntitle: Ten taps\nkind: news\ndate: 2026-11-23\ndraft: true\n/,
  );
  expect(read('articles/3-ten-taps/index.md')).toContain('brands:\n  - kohler\n');
  expect(await faults()).toEqual([]);
});

test('[E4] an event accepts its time in the format of the site, and its pictures by path', async () => {
  const picture = join(dirname(root), 'IMG 12.JPG');
  writeFileSync(picture, jpeg);
  const event = ['--starts', '1/31/2027 9:30 am', '--ends', '01/31/2027 12:00 PM', '--place', 'BGC showroom', '--showroom', 'bgc'];
  const pictures = ['--picture', picture, '--alt', 'A tap', '--picture', picture, '--alt', 'Two taps'];
  await make('article', '--title', 'Ten taps', '--kind=event', '--date', '01/31/2027', ...event, ...pictures);
  const text = read('articles/3-ten-taps/index.md');
  expect(text).toContain('  starts: 2027-01-31 9:30 AM\n  ends: 2027-01-31 12:00 PM\n');
  expect(text).toContain('  file: ./img-12.jpg\n  alt: A tap\n');
  expect(text).toContain('![Two taps](./img-12-2.jpg)\n');
  expect(readFileSync(join(root, 'articles/3-ten-taps/img-12-2.jpg'))).toEqual(jpeg);
  expect(await faults()).toEqual([]);
});

test('[E4, R2] a brand gets the last place, a placeholder wordmark and placeholder pictures, and passes the check', async () => {
  await make('brand', '--title', 'Söhne & Taps', '--category', 'bath', ...brandReferences);
  expect(read('brands/sohne-taps/index.yaml')).toContain('order: 3\ndraft: true\n');
  expect(read('brands/sohne-taps/logo.svg')).toContain('<title>Söhne &#x26; Taps</title>');
  expect(await faults()).toEqual([]);
});

test('[E4] an opening is a draft and passes the check', async () => {
  const work = ['--team', 'Workshop', '--place', 'Quezon City', '--employment', 'Full time', '--closes', '12/31/2026'];
  await make('opening', '--title', 'Tap fitter', ...work, '--asks', 'Steady hands');
  expect(read('careers/tap-fitter.md')).toContain('date: 2026-11-23\ncloses: 2026-12-31\ndraft: true\nasks:\n  - Steady hands\n');
  expect(await faults()).toEqual([]);
});

test('[E4] a redirect is inserted after the others, and before one that would match its path', async () => {
  const before = read('redirects.yaml');
  await make('redirect', '--from', '/taps', '--to', '/news-and-events', '--permanent', 'no');
  expect(read('redirects.yaml')).toBe(`${before}- from: /taps\n  to: /news-and-events\n  permanent: false\n`);
  await make('redirect', '--from', '/water/*', '--to', '/');
  await make('redirect', '--from', '/water/tap', '--to', '/news-and-events');
  expect(read('redirects.yaml')).toMatch(/- from: \/water\/tap\n {2}to: \/news-and-events\n- from: \/water\/\*\n {2}to: \/\n$/);
  expect(await faults()).toEqual([]);
});

test('[E4] placeholders that are left are reported once an entry is no longer a draft', async () => {
  await make('opening', '--title', 'Tap fitter', '--team', 'Workshop', '--place', 'Here', '--employment', 'Full time');
  writeFileSync(join(root, 'careers/tap-fitter.md'), replaceText('draft: true\n', '')(read('careers/tap-fitter.md')));
  expect(await faults()).toEqual([
    ...['`description`', 'Entry 1 of `asks`', 'The text'].map(
      (what) => `content/careers/tap-fitter.md ${what} is not written yet. Write the words that belong there, or keep \`draft: true\`.`,
    ),
  ]);
});

test('[E4] invalid flags are reported together, each with a valid value, and nothing is written', async () => {
  const before = await listFiles(root);
  await expect(make('article', '--titel', 'x', '--kind', 'evnt', '--date', '31/01/2027', '--brand', 'kohlr', 'loose')).rejects.toThrow(
    [
      '`loose` belongs to no flag. Put words of more than one in quotes: --title "The first tap".',
      '`--titel` is no flag of `article`. Did you mean `--title`?',
      '`--kind` is `evnt`. Did you mean `event`? The kinds are `news` and `event`.',
      '`--date` is `31/01/2027`. It should be a day such as 01/31/2027: month, day, year.',
      '`--brand` is `kohlr`. Did you mean `kohler`? The brands are `brizo` and `kohler`.',
    ].join('\n'),
  );
  await expect(make('article', '--title', '--kind', 'news', '--kind', 'news', '--place', 'Here')).rejects.toThrow(
    [
      '`--title` has no answer after it. For example: --title "The edge of a tile"',
      '`--kind` is given 2 times. Give it once.',
      '`--place` does not go with the other flags. Take it out.',
    ].join('\n'),
  );
  await expect(make('article', '--kind', 'event', '--picture', join(root, 'brands/kohler/logo.svg'))).rejects.toThrow(
    'It is no JPEG or PNG. Export it again as one.',
  );
  expect(await listFiles(root)).toEqual(before);
});

test('[E4] a missing flag is reported with a valid example', async () => {
  await expect(make('article', '--title', 'Ten taps', '--kind', 'event', '--starts', '01/31/2027 9:30 AM')).rejects.toThrow(
    [
      '`--ends` is missing: When the event ends. For example: --ends "01/31/2027 12:00 PM"',
      '`--place` is missing: Where the event is, as visitors read it. For example: --place "BGC showroom, ground floor"',
    ].join('\n'),
  );
  await expect(make('artcle')).rejects.toThrow('`artcle` is nothing to begin. Did you mean `article`? The kinds are');
  await expect(make()).rejects.toThrow('Say what to begin, such as `npm run new -- article`. The kinds are');
});

test('[E4] nothing is overwritten', async () => {
  await make('brand', '--title', 'Taps', '--category', 'bath', ...brandReferences);
  await expect(make('brand', '--title', 'Taps', '--category', 'bath', ...brandReferences)).rejects.toThrow(
    'Nothing was written: content/brands/taps is there already. Give another title.',
  );
});

test('[E4] an entry that fails the check is not written, and no partial file remains', async () => {
  const before = await listFiles(root);
  await expect(make('article', '--title', 'A talk', '--kind', 'news')).rejects.toThrow(
    'Nothing was written, because the check would say:\ncontent/articles/3-a-talk/index.md:4:8 content/articles/2-a-talk/index.md has the same title.',
  );
  await expect(make('redirect', '--from', '/old', '--to', '/nws-and-events')).rejects.toThrow('Did you mean `/news-and-events`?');
  expect(await listFiles(root)).toEqual(before);
  expect(readdirSync(dirname(root))).toEqual(['content']);
});

test('[E4] a list with a fault is not overwritten', async () => {
  writeFileSync(join(root, 'redirects.yaml'), '- from: "/old\n');
  await expect(make('redirect', '--from', '/taps', '--to', '/')).rejects.toThrow('Nothing was written. Mend the file first:\n');
  expect(read('redirects.yaml')).toBe('- from: "/old\n');
});

test('[E4] existing faults do not block a new entry', async () => {
  writeFileSync(join(root, 'redirects.yaml'), '- from: "/old\n');
  await make('article', ...taps);
  expect(await faults()).toHaveLength(1);
});

test('[E4] the remedy for two entries with the same number and place is reported, and fixes them', async () => {
  await make('article', ...taps);
  await make('brand', '--title', 'Taps', '--category', 'bath', ...brandReferences);
  renameSync(join(root, 'articles/3-ten-taps'), join(root, '../theirs'));
  renameSync(join(root, 'brands/taps'), join(root, '../their-brand'));
  await make('article', '--title', 'Nine basins', '--kind', 'news');
  await make('brand', '--title', 'Basins', '--category', 'bath', ...brandReferences);
  renameSync(join(root, '../theirs'), join(root, 'articles/3-ten-taps'));
  renameSync(join(root, '../their-brand'), join(root, 'brands/taps'));
  expect(await faults()).toEqual([
    'content/articles/3-ten-taps/index.md The number 3 is taken by content/articles/3-nine-basins/index.md. Rename the folder content/articles/3-ten-taps to 4-ten-taps, and write `article_id: 4`: 4 is the next free number.',
    'content/brands/taps/index.yaml Place 3 is taken by `basins`. Write `order: 4`, the place after the last, or give `basins` another one.',
  ]);
  renameSync(join(root, 'articles/3-ten-taps'), join(root, 'articles/4-ten-taps'));
  writeFileSync(
    join(root, 'articles/4-ten-taps/index.md'),
    replaceText('article_id: 3', 'article_id: 4')(read('articles/4-ten-taps/index.md')),
  );
  writeFileSync(join(root, 'brands/taps/index.yaml'), replaceText('order: 3', 'order: 4')(read('brands/taps/index.yaml')));
  expect(await faults()).toEqual([]);
});

test('[E4] the published number is kept, whichever file comes first', async () => {
  await make('article', '--title', 'A first draft', '--kind', 'news');
  mkdirSync(join(root, 'articles/3-zinc'));
  const published = replaceText(
    'article_id: 1\nslug: the-first-tap\ntitle: The first tap',
    'article_id: 3\nslug: zinc\ntitle: Zinc',
  )(read('articles/1-the-first-tap/index.md')).replace('How the first tap began', 'Zinc');
  writeFileSync(join(root, 'articles/3-zinc/index.md'), published);
  expect(await faults()).toEqual([expect.stringMatching(/^content\/articles\/3-a-first-draft\/index\.md The number 3 is taken by/)]);
});

test('[E4] prompts are shown one after another, and repeated until the answer is valid', async () => {
  const answers = ['', 'Ten taps', 'evnt', 'news', '', 'kohlr', 'kohler', '', ''];
  const questions: string[] = [];
  const output: string[] = [];
  const person = {
    ask: (question: string) => {
      questions.push(question);
      return Promise.resolve(answers.shift() ?? '');
    },
    print: (words: string) => output.push(words),
  };
  await scaffold(['article'], root, now, person);
  expect(questions[0]).toBe('The title (such as The edge of a tile): ');
  expect(questions.at(-1)).toBe('The path of a picture on this machine, .jpg or .png (press Enter to go on): ');
  expect(output).toEqual([
    'This one is needed.',
    '`--kind` is `evnt`. Did you mean `event`? The kinds are `news` and `event`.',
    '`--brand` is `kohlr`. Did you mean `kohler`? The brands are `brizo` and `kohler`.',
  ]);
  expect(read('articles/3-ten-taps/index.md')).toContain('brands:\n  - kohler\n');
  expect(await faults()).toEqual([]);
});
