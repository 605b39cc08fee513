import { expect, test } from '@jest/globals';
import { getScrollTarget, sanitizeHash } from './scroll-target';

test.each(['PUSH', 'POP', undefined])('[R7] a navigation of the kind %s scrolls to the top', (action) => {
  expect(getScrollTarget({ hash: '', action }, false)).toBe('top');
  expect(getScrollTarget({ hash: '#', action }, false)).toBe('top');
});

test.each(['PUSH', 'POP', undefined])('[R7] a navigation of the kind %s with a hash scrolls to its element', (action) => {
  expect(getScrollTarget({ hash: '#showrooms', action }, false)).toEqual({ id: 'showrooms' });
});

test('[R7] a hash is decoded as browsers decode it, also a malformed one', () => {
  expect(getScrollTarget({ hash: '#a%20room' }, false)).toEqual({ id: 'a room' });
  expect(getScrollTarget({ hash: '#100%' }, false)).toEqual({ id: '100%' });
});

test('[R7] only back and forward restore a position, and only when the site restores positions', () => {
  expect(getScrollTarget({ hash: '', action: 'POP' }, true)).toBe('left');
  expect(getScrollTarget({ hash: '', action: 'PUSH' }, true)).toBe('top');
});

test.each([
  ['#100%', '#100%25'],
  ['#%ff', '#%25ff'],
  ['#a%20room', '#a%20room'],
  ['', ''],
])('[R7] the hash "%s" is made decodable for Gatsby', (hash, sanitized) => {
  expect(sanitizeHash(hash)).toBe(sanitized);
  expect(() => decodeURI(sanitized)).not.toThrow();
});
