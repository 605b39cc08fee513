import { expect, test } from '@jest/globals';
import { describeField, getFieldLabel } from './field-labels';

test('[E7] fields are named in the words of the guide', () => {
  expect(['image_link', 'alt', 'summary', 'no_room'].map(getFieldLabel)).toEqual(['Logo', 'Alternate text', 'Summary', 'No room']);
});

test('[E5, E7] a field is described by its list and the place in it', () => {
  expect(describeField(['sections', 4, 'figures', 0, 'label'])).toBe('Label of figure 1 of section 5');
  expect(describeField(['asks', 0])).toBe('What we ask, line 1');
  expect(describeField(['hours', 0, 'opens'])).toBe('Opens of opening hours line 1');
  expect(describeField(['entries', 1, 'answer'])).toBe('Answer of entry 2');
  expect(describeField(['picture', 'alt'])).toBe('Alternate text of picture');
  expect(describeField(['title'])).toBe('Title');
});
