import { expect, test } from '@jest/globals';
import { countEntries, describeField, getEntryName, getFieldLabel } from './field-labels';

test('[E7] fields are named in the words of the guide', () => {
  expect(['image_link', 'alt', 'summary', 'no_room'].map(getFieldLabel)).toEqual(['Logo', 'Alternate text', 'Summary', 'No room']);
});

test('[E5, E7] a field is described by its list and the place in it', () => {
  expect(describeField(['sections', 4, 'figures', 0, 'label'])).toBe('Label of figure 1 of section 5');
  expect(describeField(['asks', 0])).toBe('Requirement 1');
  expect(describeField(['hours', 0, 'opens'])).toBe('Opens of opening hours line 1');
  expect(describeField(['entries', 1, 'answer'])).toBe('Answer of entry 2');
  expect(describeField(['picture', 'alt'])).toBe('Alternate text of picture');
  expect(describeField(['title'])).toBe('Title');
});

test('[E7] a list says in plain English how many entries it has', () => {
  expect([countEntries(0, 'event'), countEntries(1, 'bar entry'), countEntries(18, 'holiday')]).toEqual([
    'No event',
    '1 bar entry',
    '18 holidays',
  ]);
  expect(['category', 'finish', 'measures', getEntryName('asks')].map((name) => countEntries(2, name))).toEqual([
    '2 categories',
    '2 finishes',
    '2 measures',
    '2 requirements',
  ]);
});
