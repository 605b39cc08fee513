import { expect, test } from '@jest/globals';
import { getSectionTypes } from '../../schema/section-traits';
import { readCases } from './cases.fixture';
import { formatNames } from './closest-name';
import { checkContentWith } from './content.fixture';

test.each(readCases('fields', ['[C2] %s', '[B8, C2] %s']))('%s', (_, { edits, expected }) => {
  expect(checkContentWith(edits)).toEqual(expected);
});

test('[C2] a section without a type is reported', () => {
  const names = formatNames([...getSectionTypes().keys()]);
  expect(checkContentWith({ 'pages/home.yaml': ['- type: figure\n    placement', '- placement'] }).faults).toEqual([
    `content/pages/home.yaml:12:5 \`type\` is missing. Add \`type:\`. The choices are ${names}.`,
  ]);
});
