import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const talk = 'articles/2-a-talk/index.md';
const home = 'pages/home.yaml';

test('[C2] a misspelt brand suggests the closest one', async () => {
  expect(await checkContentWith({ [article]: replaceText('- kohler', '- kohlr') })).toEqual([
    'content/articles/1-the-first-tap/index.md:13:5 There is no brand `kohlr`. Did you mean `kohler`? The brands are `brizo` and `kohler`.',
  ]);
});

test('[C2] a brand without a close match lists all', async () => {
  expect(await checkContentWith({ [article]: replaceText('- kohler', '- wonderful') })).toEqual([
    'content/articles/1-the-first-tap/index.md:13:5 There is no brand `wonderful`. The brands are `brizo` and `kohler`.',
  ]);
});

test('[C2] a misspelt showroom of a brand suggests the closest one', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('showrooms:\n  - quezon-city', 'showrooms:\n  - quezon-city\n  - bcg') })).toEqual([
    'content/brands/kohler/index.yaml:10:5 There is no showroom `bcg`. Did you mean `bgc`? The showrooms are `bgc` and `quezon-city`.',
  ]);
});

test('[C2] a misspelt showroom of an event suggests the closest one', async () => {
  expect(await checkContentWith({ [talk]: replaceText('showroom: bgc', 'showroom: bgcc') })).toEqual([
    'content/articles/2-a-talk/index.md:16:13 There is no showroom `bgcc`. Did you mean `bgc`? The showrooms are `bgc` and `quezon-city`.',
  ]);
});

test('[C2] a misspelt category suggests the closest one', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('- bath', '- bathe') })).toEqual([
    'content/brands/kohler/index.yaml:7:5 There is no category `bathe`. Did you mean `bath`? The categories are `bath` and `kitchen`.',
  ]);
});

test('[C2] misspelt rooms and materials suggest the closest ones', async () => {
  const faults = await checkContentWith({
    [kohler]: replaceText('- bathroom\nmaterials:\n  - metal', '- bathrom\nmaterials:\n  - mettle'),
  });
  expect(faults.map((fault) => fault.replace(/^\S+ /, ''))).toEqual([
    'There is no room `bathrom`. Did you mean `bathroom`? The rooms are `bathroom` and `kitchen`.',
    'There is no material `mettle`. Did you mean `metal`? The materials are `metal` and `stone`.',
  ]);
});

test('[C2] an unknown counted number suggests the closest one', async () => {
  expect(await checkContentWith({ 'site.yaml': replaceText('{brands}', '{brandz}') })).toEqual([
    'content/site.yaml:7:21 `{brandz}` is nothing that can be counted. Did you mean `{brands}`?',
  ]);
});

test('[C2] an unknown counted number in digits suggests the closest one', async () => {
  expect(await checkContentWith({ [home]: replaceText('{#since}', '{#sinse}') })).toEqual([
    'content/pages/home.yaml:6:35 `{#sinse}` is nothing that can be counted. Did you mean `{#since}`?',
  ]);
});

test('[C2] an unknown counted number in Markdown has its line', async () => {
  expect(await checkContentWith({ 'faq.yaml': replaceText('{brands}', '{brand s}') })).toEqual([
    'content/faq.yaml:3:14 `{brand s}` is nothing that can be counted. Did you mean `{brands}`?',
  ]);
});

test('[C2] a counted number without a close match lists all', async () => {
  expect(await checkContentWith({ 'site.yaml': replaceText('{brands}', '{employees}') })).toEqual([
    'content/site.yaml:7:21 `{employees}` is nothing that can be counted. What can be counted is `{brands}`, `{showrooms}`, `{categories}`, `{years}` and `{since}`.',
  ]);
});

test('[C2] a counted number in the text of an article is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('It began with', 'It began with {brands}') })).toEqual([
    'content/articles/1-the-first-tap/index.md:15:15 `{brands}` is not counted in this text, and visitors would read it as it stands. Write the number.',
  ]);
});

test('[C2] other braces in the text of an article are ignored', async () => {
  expect(await checkContentWith({ [article]: replaceText('It began with', 'It began with {x}') })).toEqual([]);
});

test('[C2] where there is no category at all, the file of their names is reported', async () => {
  expect(await checkContentWith({ 'categories.yaml': '[]\n' })).toEqual(
    ['brizo', 'kohler'].map(
      (brand) =>
        `content/brands/${brand}/index.yaml:7:5 There is no category \`bath\`. Categories are named by their \`slug\` in content/categories.yaml.`,
    ),
  );
});

test('[C2, C3] drafts, but not published articles, may reference a brand that is a draft', async () => {
  const draft = { [kohler]: replaceText('order: 2\n', 'order: 2\ndraft: true\n') };
  expect(await checkContentWith({ ...draft, [article]: replaceText('[Kohler](/brand-partners/kohler)', 'Kohler') })).toEqual([
    'content/articles/1-the-first-tap/index.md:13:5 The brand `kohler` is a draft, and visitors do not see it. Publish it first, make this a draft too, or take the name out.',
  ]);
  expect(await checkContentWith({ ...draft, [article]: replaceText('kind: news\n', 'kind: news\ndraft: true\n') })).toEqual([]);
});

test('[C2] the suggestion for a misspelt counted number keeps the capital letter', async () => {
  expect(await checkContentWith({ [home]: replaceText('{Brands}', '{Brandz}') })).toEqual([
    'content/pages/home.yaml:6:13 `{Brandz}` is nothing that can be counted. Did you mean `{Brands}`?',
  ]);
});
