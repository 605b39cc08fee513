import { expect, test } from '@jest/globals';
import { appendText, inspectContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const faq = 'faq.yaml';
const warning = /dated 1926-11-02/;

test('[C2] an intended warning is silenced by a comment with a reason, on its line or above it', async () => {
  for (const edit of [
    'date: 1926-11-02 # intended: The letter is from that year.',
    '# intended: The letter is from that year.\ndate: 1926-11-02',
    '# intended: The letter is from that year.\n# It is in the archive.\ndate: 1926-11-02',
    '# intended The letter is from that year.\r\ndate: 1926-11-02\r',
  ])
    expect(await inspectContentWith({ [article]: replaceText('date: 2026-11-02', edit) })).toEqual({ faults: [], warnings: [] });
});

test('[C2] a comment that silences a warning has a reason', async () => {
  const { faults, warnings } = await inspectContentWith({ [article]: replaceText('date: 2026-11-02', 'date: 1926-11-02 # intended:') });
  expect(faults).toEqual([
    'content/articles/1-the-first-tap/index.md:6:18 The comment gives no reason. Write after `intended:` why this is meant.',
  ]);
  expect(warnings).toEqual([]);
});

test('[C2] a comment silences no fault, and warnings of its own line only', async () => {
  const { faults, warnings } = await inspectContentWith({
    [article]: replaceText('date: 2026-11-02', 'date: 1926-11-02'),
    [kohler]: replaceText('order: 2', 'order: 0 # intended: It is the first.'),
  });
  expect(faults).toEqual(['content/brands/kohler/index.yaml:5:8 `order` is `0`. It must be 1 or more.']);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toMatch(warning);
});

test('[C2] a comment that silences nothing is reported', async () => {
  expect(await inspectContentWith({ [kohler]: replaceText('order: 2', 'order: 2 # intended: It is the second.') })).toEqual({
    faults: [],
    warnings: ['content/brands/kohler/index.yaml:5:10 There is no warning at this line any more. Take the comment out.'],
  });
});

test('[C2] in the text of an article a Markdown comment silences the warning below it', async () => {
  const link = '[us](https://narra.example/privacy)';
  const { warnings } = await inspectContentWith({ [article]: appendText(`\nSee ${link}.\n`) });
  expect(warnings).toHaveLength(1);
  expect(await inspectContentWith({ [article]: appendText(`\n[//]: # (intended: It is about addresses.)\n\nSee ${link}.\n`) })).toEqual({
    faults: [],
    warnings: [],
  });
});

test('[C2] the warning of a text of several lines is silenced above its name', async () => {
  const answer = '- question: Where?\n  # intended: It is about addresses.\n  answer: >-\n    See [us](https://narra.example/privacy).\n';
  expect((await inspectContentWith({ [faq]: appendText(answer) })).warnings).toEqual([]);
});
