import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';

test('[C2] a duplicate field is reported at its second position', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2\n', 'order: 2\ntitle: Kohler\n') })).toEqual([
    'content/brands/kohler/index.yaml:6:1 `title` stands here a second time. Keep one of the two.',
  ]);
});

test('[C2] a duplicate field does not hide other faults of the file', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2\n', 'order: 0\norder: 0\n') })).toEqual([
    'content/brands/kohler/index.yaml:5:8 `order` is `0`. It must be 1 or more.',
    'content/brands/kohler/index.yaml:6:1 `order` stands here a second time. Keep one of the two.',
  ]);
});

test('[C2] a tab before a field is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', '\talt: A room') })).toEqual([
    'content/brands/kohler/index.yaml:13:1 The line begins with a tab. Begin it with spaces.',
  ]);
});

test('[C2] a colon inside a text is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead: It began: with a tap') })).toEqual([
    'content/brands/kohler/index.yaml:14:7 A colon and a space stand inside the text, or the next line is indented too far. Put the whole text in quotes.',
  ]);
});

test('[C2] a quotation mark that is not closed is reported', async () => {
  expect(await checkContentWith({ 'site.yaml': replaceText('  alt: A room\n', '  alt: "A room\n') })).toEqual([
    'content/site.yaml:19:10 A quotation mark is opened here and not closed. Close it where the text ends.',
  ]);
});

test('[C2] an apostrophe that ends a quoted text is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', "lead: 'It's a tap'") })).toEqual([
    'content/brands/kohler/index.yaml:14:11 The text ends at an apostrophe. Put it in double quotes, or write each apostrophe inside twice.',
  ]);
});

test('[C2] a second quotation mark in a quoted text is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead: "A tap" it was') })).toEqual([
    'content/brands/kohler/index.yaml:14:15 The text ends at its second quotation mark, and more follows. Put the whole text in single quotes.',
  ]);
});

test.each(['2026-12-01', '16:9', '60:30:10', '1_000', '0b101'])(
  '[C2] the text %s, which YAML can read as a date or a number, needs quotes',
  async (text) => {
    const checkLead = (lead: string) => checkContentWith({ [kohler]: replaceText('lead: It began with a tap', `lead: ${lead}`) });
    expect(await checkLead(text)).toEqual([
      `content/brands/kohler/index.yaml:14:7 \`lead\` is \`${text}\`, which can be read as a date or a number. Put it in quotes.`,
    ]);
    expect(await checkLead(`'${text}'`)).toEqual([]);
    expect(await checkLead(`${text} m`)).toEqual([]);
  },
);

test('[C2] a field with another indentation than its neighbors is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('  alt: A room', ' alt: A room') })).toEqual([
    'content/brands/kohler/index.yaml:13:1 The line does not begin where its neighbors do. Fields of one entry stand exactly below each other.',
  ]);
});

test('[C2] a line without a colon is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2', 'order 2') })).toEqual([
    'content/brands/kohler/index.yaml:5:1 The line is no field. Write the name of the field, a colon, a space and the value.',
  ]);
});

test('[C2] a colon without a space is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2', 'order:2') })).toEqual([
    'content/brands/kohler/index.yaml:5:1 The line is no field. Write the name of the field, a colon, a space and the value.',
  ]);
});

test('[C2] a text that begins with @ is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It', 'lead: @It') })).toEqual([
    'content/brands/kohler/index.yaml:14:7 A text cannot begin with `@`. Put the whole text in quotes.',
  ]);
});

test('[C2] a text that begins with ! is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It', 'lead: !It') })).toEqual([
    'content/brands/kohler/index.yaml:14:7 A text cannot begin with `!`. Put the whole text in quotes.',
  ]);
});

test('[C2] a text that begins with * is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began', 'lead: *It* began') })).toEqual([
    'content/brands/kohler/index.yaml:14:12 A text cannot begin with `*`. Put the whole text in quotes.',
  ]);
});

test('[C2] a text that is one word after * is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead: *tap') })).toEqual([
    'content/brands/kohler/index.yaml:14:7 A text cannot begin with `*`. Put the whole text in quotes.',
  ]);
});

test('[C2] a text that begins with a counted number is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It', 'lead: {brands} it') })).toEqual([
    'content/brands/kohler/index.yaml:14:16 A text cannot begin with `{`. Put the whole text in quotes.',
  ]);
});

test('[C2] a text that is only a counted number is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead: {brands}') })).toEqual([
    'content/brands/kohler/index.yaml:14:1 `lead` is a group of fields, not text. A text that begins with `{`, `[` or a hyphen, or in which a space follows a colon, needs quotes round it.',
  ]);
});

test('[C2] a bracket that is not closed is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It', 'lead: [It') })).toEqual([
    'content/brands/kohler/index.yaml:15:1 A bracket is opened above and not closed. Close it, or put the whole text in quotes.',
  ]);
});

test('[C2] a text that begins with | is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It', 'lead: | It') })).toEqual([
    'content/brands/kohler/index.yaml:14:9 A text cannot begin with `|`. Put the whole text in quotes.',
  ]);
});

test('[C2] a backslash in double quotes is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead: "C:\\taps\\pictures"') })).toEqual([
    'content/brands/kohler/index.yaml:14:15 A backslash cannot stand in double quotes like this. Write it twice, or put the text in single quotes.',
  ]);
});

test('[C2] a list on the line of its field is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('categories:\n  - bath', 'categories: - bath') })).toEqual([
    'content/brands/kohler/index.yaml:6:13 A list begins beside the name of its field. Begin it on the next line.',
  ]);
});

test('[C2] three hyphens inside a file are reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2\n', 'order: 2\n---\n') })).toEqual([
    'content/brands/kohler/index.yaml:6:1 Three hyphens stand here on a line of their own. Take the line out.',
  ]);
});
