import { expect, test } from '@jest/globals';
import { isCurrent } from './current';
import { daysLabel, timesLabel } from './hours';
import { neighbours } from './neighbours';
import { phoneLink } from './phone';
import { countPlates } from './plates';
import { readingMinutes } from './reading';

test('[F2] hours are written as the specification writes them', () => {
  expect(daysLabel({ from: 'Monday', to: 'Friday' }, 'to')).toBe('Monday to Friday');
  expect(daysLabel({ from: 'Sunday', to: null }, 'to')).toBe('Sunday');
  expect(daysLabel({ from: 'Sunday', to: 'Sunday' }, 'to')).toBe('Sunday');
  expect(timesLabel({ opens: '8:30 AM', closes: '5:30 PM' })).toBe('8:30 AM - 5:30 PM');
});

test('[F2] a telephone number dials without its spaces', () => {
  expect(phoneLink('+63 2 8555 0100')).toBe('tel:+63285550100');
});

test('[N1] a link of the bar is current on its page, on every form, and on articles for the news', () => {
  expect(isCurrent('/our-story', '/our-story/')).toBe(true);
  expect(isCurrent('/contact-us/inquiry', '/contact-us/careers')).toBe(true);
  expect(isCurrent('/news-and-events', '/article/9/brass')).toBe(true);
  expect(isCurrent('/news-and-events', '/news-and-events/events/page/2')).toBe(true);
  expect(isCurrent('/careers', '/')).toBe(false);
  expect(isCurrent('/news-and-events', '/our-story')).toBe(false);
});

test('the partners stand in a ring, the articles in a row', () => {
  expect(neighbours(['a', 'b', 'c'], 0, true)).toEqual({ previous: 'c', next: 'b' });
  expect(neighbours(['a', 'b', 'c'], 2, true)).toEqual({ previous: 'b', next: 'a' });
  expect(neighbours(['a', 'b', 'c'], 0, false)).toEqual({ previous: undefined, next: 'b' });
  expect(neighbours(['a'], 0, true)).toEqual({ previous: undefined, next: undefined });
});

test('plates are the pictures with a caption, however deep they stand', () => {
  const picture = { alt: 'A basin', caption: 'Basin', file: {} };
  expect(countPlates({ picture, decades: [{ picture }, { picture: null }, { picture: { ...picture, caption: null } }] })).toBe(2);
  expect(countPlates(null)).toBe(0);
});

test('reading takes at least a minute, and about 238 words a minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(238 * 3))).toBe(3);
  expect(readingMinutes('## don’t count *marks* — 12 – or digits')).toBe(1);
});
