import { expect, test } from '@jest/globals';
import { inspectContentWith } from './content.fixture';
import { editorMistakes, toFileEdits } from './editor-mistakes.fixture';

test.each(editorMistakes.map((row) => [row.mistake, row] as const))('[C2] %s is reported', async (_, row) => {
  const { faults = [], warnings = [] } = row;
  expect(await inspectContentWith(toFileEdits(row))).toEqual({ faults, warnings });
  expect(faults.length + warnings.length).toBeGreaterThan(0);
});

test('[C2] there are at least sixty sample mistakes', () => {
  expect(new Set(editorMistakes.map(({ mistake }) => mistake)).size).toBeGreaterThanOrEqual(60);
});
