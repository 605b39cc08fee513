import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';

test('[C2] a link in a text field has its line and column', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('(/news-and-events#content)', '(/news-and-evens#content)') })).toEqual([
    'content/brands/kohler/index.yaml:17:18 `/news-and-evens` is no page of this site. Did you mean `/news-and-events`?',
  ]);
});

test('[C2] a link in a folded field has its line and column', async () => {
  expect(await checkContentWith({ 'faq.yaml': replaceText('(/news-and-events)', '(/new-and-events)') })).toEqual([
    'content/faq.yaml:3:47 `/new-and-events` is no page of this site. Did you mean `/news-and-events`?',
  ]);
});

test('[C2] each of two equal links has its own position', async () => {
  expect(await checkContentWith({ 'faq.yaml': replaceText('[us](mailto:us@narra.example)', '[us](/ask), [us](/ask)') })).toEqual([
    'content/faq.yaml:4:10 `/ask` is no page of this site. Write the path of a page, as it stands in the address bar after the name of the site.',
    'content/faq.yaml:4:22 `/ask` is no page of this site. Write the path of a page, as it stands in the address bar after the name of the site.',
  ]);
});

test('[C2] a link in the text of an article has its line and column', async () => {
  expect(await checkContentWith({ [article]: replaceText('/brand-partners/kohler)', '/brand-partners/kohlr)') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:24 `/brand-partners/kohlr` is no page of this site. Did you mean `/brand-partners/kohler`?',
  ]);
});

test('[C2] a reference link has the position of its definition', async () => {
  expect(await checkContentWith({ [article]: replaceText('/article/2/a-talk', '/article/2/a-tak') })).toEqual([
    'content/articles/1-the-first-tap/index.md:19:9 `/article/2/a-tak` is no page of this site. Did you mean `/article/2/a-talk`?',
  ]);
});

test('[C2] a reference without a definition is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('[talk]: /article/2/a-talk\n', '') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:58 `[the talk][talk]` has no address. Write `[words](/address)`, or add a line `[talk]: /address` below.',
  ]);
});

test('[C2] a link that is not closed is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('(/brand-partners/kohler)', '(/brand-partners/kohler') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:15 `[Kohler](/brand-partners/kohler, and with ` is not read as a link. Its address must have no spaces and end with a bracket.',
  ]);
});

test('[C2] a link with a space in its address is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('(/brand-partners/kohler)', '(/brand partners/kohler)') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:15 `[Kohler](/brand partners/kohler)` is not read as a link. Its address must have no spaces and end with a bracket.',
  ]);
});

test('[C2] a link that runs a script is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('(/brand-partners/kohler)', '(javascript:alert)') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:24 `javascript:alert` is no address for a link. It should be a path such as /our-story, or an address that starts with https:, mailto: or tel:.',
  ]);
});

test('[C2] a link without a slash before it is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('(/brand-partners/kohler)', '(brand-partners/kohler)') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:24 `brand-partners/kohler` is no address for a link. It should be a path such as /our-story, or an address that starts with https:, mailto: or tel:.',
  ]);
});

test('[C2] a link to the content of the same page is valid', async () => {
  expect(await checkContentWith({ [article]: replaceText('(/brand-partners/kohler)', '(#content)') })).toEqual([]);
});

test('[C2] a link in code is ignored', async () => {
  expect(await checkContentWith({ [article]: replaceText('[Kohler](/brand-partners/kohler)', '`[Kohler](/nowhere)`') })).toEqual([]);
});

test('[C2] HTML in a text is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('[Kohler](/brand-partners/kohler)', '<a href="/x">Kohler</a>') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:15 `<a href="/x">` is HTML, and visitors would read it as it stands. Write Markdown: a link is `[words](/address)`, a picture `![what is seen](./picture.jpg)`.',
  ]);
});

test('[C2] a heading of level 1 in a text is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('![A room]', '# A room\n\n![A room]') })).toEqual([
    'content/articles/1-the-first-tap/index.md:17:1 A heading of the first rank is the title of the page. Begin headings in the text with `##`.',
  ]);
});

test('[C2] each of two equal mistakes has its own position', async () => {
  const faults = await checkContentWith({ [article]: replaceText('It began with', 'It [began][x] and [began][x] with') });
  expect(faults).toEqual([
    'content/articles/1-the-first-tap/index.md:15:4 `[began][x]` has no address. Write `[words](/address)`, or add a line `[x]: /address` below.',
    'content/articles/1-the-first-tap/index.md:15:19 `[began][x]` has no address. Write `[words](/address)`, or add a line `[x]: /address` below.',
  ]);
});

test('[C2] a heading of level 1 in a field has its line', async () => {
  expect(await checkContentWith({ 'brands/kohler/index.yaml': replaceText('  Taps are made', '  # Taps\n\n  Taps are made') })).toEqual([
    'content/brands/kohler/index.yaml:16:3 A heading of the first rank is the title of the page. Begin headings in the text with `##`.',
  ]);
});

test('[C2] a link without an address is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('(/brand-partners/kohler)', '()') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:24 The link has no address. Write it between the round brackets.',
  ]);
});
