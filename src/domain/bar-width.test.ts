import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getSmallBar } from './bar-width';

interface Bar {
  bar: { label: string; icon?: string }[];
}
const { bar } = parse(readFileSync('content/navigation.yaml', 'utf8')) as Bar;
const [, written] = /--small-bar \(max-width: ([\d.]+)em\)/.exec(readFileSync('src/ui/tokens.css', 'utf8'))!;

test('[N3] the words of the site are in the bar from the width of the design on', () => {
  expect(getSmallBar(bar, 'Shop online')).toBe(Number(written));
  expect(getSmallBar([], '')).toBe(Number(written));
});

test('[N3] the bar folds into the menu on wider windows, the longer its words are and the larger its labels', () => {
  const long = { label: 'Long-term care of brass, stone and wood for owners' };
  expect(getSmallBar([...bar, { label: 'Delivery' }, { label: 'Documents' }, long], 'Shop online')).toBe(129.25);
  expect(getSmallBar(bar, 'Shop online for homes and gardens')).toBe(83.25);
});
