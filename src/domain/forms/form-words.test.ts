import { expect, test } from '@jest/globals';
import { describeValue } from './form-words';

test.each([
  ['owner', 'Homeowner'],
  ['owner-abroad', 'Homeowner abroad'],
  ['owner-abroad\narchitect', 'Homeowner abroad, Architect'],
  ['an owner', 'an owner'],
])('[A4, A10] of a field with choices, %j is %s in a mail and a receipt', (value, words) => {
  const options = [
    { value: 'owner', label: 'Homeowner' },
    { value: 'owner-abroad', label: 'Homeowner abroad' },
    { value: 'architect', label: 'Architect' },
  ];
  expect(describeValue(value, options)).toBe(words);
});
