import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const showroom = 'showrooms/quezon-city/index.yaml';

test('[C2] a Markdown file without front matter is reported', async () => {
  expect(await checkContentWith({ [article]: 'Just a text.\n' })).toEqual([
    'content/articles/1-the-first-tap/index.md:1:1 The file does not begin with a line of three hyphens. Put `---` alone on the first line, the fields below it, and `---` again after them.',
  ]);
});

test('[C2] a front matter that is not closed is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('---\nIt began', 'It began') })).toEqual([
    'content/articles/1-the-first-tap/index.md:1:1 The fields at the head of the file do not end. Put `---` alone on a line between them and the text.',
  ]);
});

test('[C2] a fault in a front matter has the line of the file', async () => {
  expect(await checkContentWith({ [article]: replaceText('kind: news', 'kind: gnus') })).toEqual([
    'content/articles/1-the-first-tap/index.md:5:7 `kind` is `gnus`, which is none of the choices. The choices are `news` and `event`.',
  ]);
});

test('[C2] a fault in a file with Windows line endings has its line', async () => {
  expect(await checkContentWith({ [article]: (t: string) => t.replace('kind: news', 'kind: gnus').replaceAll('\n', '\r\n') })).toEqual([
    'content/articles/1-the-first-tap/index.md:5:7 `kind` is `gnus`, which is none of the choices. The choices are `news` and `event`.',
  ]);
});

test('[C2] a byte order mark changes nothing', async () => {
  expect(await checkContentWith({ [article]: (t: string) => `\uFEFF${t}` })).toEqual([]);
});

test('[C2] an unresolved merge conflict is reported', async () => {
  expect(
    await checkContentWith({ [kohler]: replaceText('order: 2\n', '<<<<<<< HEAD\norder: 2\n=======\norder: 3\n>>>>>>> other\n') }),
  ).toEqual([
    'content/brands/kohler/index.yaml:5:1 Two versions of the text stand here, from a merge that was not finished. Keep one, and take out the lines of `<<<<<<<`, `=======` and `>>>>>>>`.',
  ]);
});

test('[C2] a byte that is not UTF-8 is reported', async () => {
  expect(await checkContentWith({ [kohler]: (t: string) => Buffer.from(t.replace('a tap', 'ein H\xe4hn'), 'latin1') })).toEqual([
    'content/brands/kohler/index.yaml:14:26 A letter here cannot be read. Write it again, and save the file as UTF-8.',
  ]);
});

test('[C2] an unreadable file causes no faults of unknown or unused content', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('slug: quezon-city', 'slug: "quezon-city') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:1:7 A quotation mark is opened here and not closed. Close it where the text ends.',
  ]);
});

test('[C2] faults of several files are reported at once', async () => {
  expect(
    await checkContentWith({ [kohler]: replaceText('order: 2', 'order: two'), [article]: replaceText('kind: news', 'kind: gnus') }),
  ).toEqual([
    'content/articles/1-the-first-tap/index.md:5:7 `kind` is `gnus`, which is none of the choices. The choices are `news` and `event`.',
    'content/brands/kohler/index.yaml:5:8 `order` is the text `two`, not a whole number. Write it in digits, without quotes.',
  ]);
});
