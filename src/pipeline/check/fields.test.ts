import { expect, test } from '@jest/globals';
import { appendText, checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const redirects = 'redirects.yaml';

test('[C2] a missing alternate text is reported at its picture', async () => {
  expect(
    await checkContentWith({
      [kohler]: replaceText('hero:\n  file: ../../pictures/room.jpg\n  alt: A room\n', 'hero:\n  file: ../../pictures/room.jpg\n'),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:11:1 `alt` is missing. Add `alt:` (the alternate text: what is seen, for those who cannot see it).',
  ]);
});

test('[C2] a missing alternate text in a list is reported at its entry', async () => {
  expect(
    await checkContentWith({
      [kohler]: replaceText('  - file: ../../pictures/room.jpg\n    alt: A room\n', '  - file: ../../pictures/room.jpg\n'),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:19:5 `alt` is missing. Add `alt:` (the alternate text: what is seen, for those who cannot see it).',
  ]);
});

test('[C2] an empty alternate text is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', '  alt:') })).toEqual([
    'content/brands/kohler/index.yaml:13:3 `alt` is empty. Write the alternate text: what is seen, for those who cannot see it.',
  ]);
});

test('[C2] an alternate text of quotes only is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', "  alt: ''") })).toEqual([
    'content/brands/kohler/index.yaml:13:8 `alt` is empty. Write the alternate text: what is seen, for those who cannot see it.',
  ]);
});

test('[C2] an alternate text of spaces only is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', "  alt: '  '") })).toEqual([
    'content/brands/kohler/index.yaml:13:8 `alt` is empty. Write the alternate text: what is seen, for those who cannot see it.',
  ]);
});

test('[C2] an empty optional field may be removed', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', '  alt: A room\n  caption:') })).toEqual([
    'content/brands/kohler/index.yaml:14:3 `caption` is empty. Write the line under the picture, or take the line out.',
  ]);
});

test('[C2] a missing field of a file is reported at its start', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('inquiry: Ask us\n', '') })).toEqual([
    'content/brands/kohler/index.yaml:1:1 `inquiry` is missing. Add `inquiry:` (the line beside the inquiry button).',
  ]);
});

test('[C2] a missing field of a front matter is reported at its start', async () => {
  expect(await checkContentWith({ [article]: replaceText('title: The first tap\n', '') })).toEqual([
    'content/articles/1-the-first-tap/index.md:2:1 `title` is missing. Add `title:` (the title).',
  ]);
});

test('[C2] an unknown field suggests the closest one', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', '  alt: A room\n  captoin: The room') })).toEqual([
    'content/brands/kohler/index.yaml:14:3 `captoin` is no field here. Did you mean `caption`?',
  ]);
});

test('[C2] a misspelt field is one fault', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', '  atl: A room') })).toEqual([
    'content/brands/kohler/index.yaml:13:3 `atl` is no field here. Did you mean `alt`?',
  ]);
});

test('[C2] an unknown field without a close match lists the fields', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', '  alt: A room\n  photographer: Ana') })).toEqual([
    'content/brands/kohler/index.yaml:14:3 `photographer` is no field here. The fields here are `file`, `alt`, `caption`, `focus` and `focus_phone`.',
  ]);
});

test('[C2] fields that exclude each other are reported', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('opens: partners', 'opens: partners\n    to: /') })).toEqual([
    'content/navigation.yaml:4:5 The fields here do not fit together. Right is: either `to` or `opens`, and not both.',
  ]);
});

test('[C2] an event without its time and place is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('kind: news', 'kind: event') })).toEqual([
    'content/articles/1-the-first-tap/index.md:2:1 The fields here do not fit together. Right is: an event has `event` with its time and place, and news has none.',
  ]);
});

test('[C2] an empty file is reported', async () => {
  expect(await checkContentWith({ 'site.yaml': '' })).toEqual(['content/site.yaml:1:1 The file is empty. Write its fields.']);
});

test('[C2] an empty list file is reported', async () => {
  expect(await checkContentWith({ [redirects]: '# nothing yet\n' })).toEqual([
    'content/redirects.yaml:1:1 The file is empty. A list with no entries is written `[]`.',
  ]);
});

test('[C2] a list instead of fields is reported', async () => {
  expect(await checkContentWith({ 'site.yaml': '- name: Narra\n' })).toEqual([
    'content/site.yaml:1:1 The file is a list, not a group of fields. Write its fields: `name:`, `wordmark:`, `legal_name:`, `url:`, `language:`, `country:`, `title:`, `description:`, `since:`, `until:`, `service:`, `catalogue:` and `picture:`.',
  ]);
});

test('[C2] fields instead of a list are reported', async () => {
  expect(await checkContentWith({ [redirects]: 'from: /a\nto: /\n' })).toEqual([
    'content/redirects.yaml:1:1 The file is a group of fields, not a list. Begin each entry on a line of its own with a hyphen and a space.',
  ]);
});

test('[C2] an empty entry of a list file is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('-\n') })).toEqual([
    'content/redirects.yaml:8:2 Entry 4 is empty. Write an old path and where it leads, or take its hyphen out.',
  ]);
});
