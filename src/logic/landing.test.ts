import { describe, expect, test } from '@jest/globals';
import { landingOf, mendedHash } from './landing';

describe('[R7] a navigation', () => {
  test.each(['PUSH', 'POP', undefined])('of the kind %s ends at the top', (action) => {
    expect(landingOf({ hash: '', action }, false)).toBe('top');
    expect(landingOf({ hash: '#', action }, false)).toBe('top');
  });

  test.each(['PUSH', 'POP', undefined])('of the kind %s with a hash ends at its element', (action) => {
    expect(landingOf({ hash: '#showrooms', action }, false)).toEqual({ id: 'showrooms' });
  });

  test('reads the hash as browsers do, whatever stands there', () => {
    expect(landingOf({ hash: '#a%20room' }, false)).toEqual({ id: 'a room' });
    expect(landingOf({ hash: '#100%' }, false)).toEqual({ id: '100%' });
  });

  test('returns to where a page was left only by back and forward, and only where that is the choice', () => {
    expect(landingOf({ hash: '', action: 'POP' }, true)).toBe('left');
    expect(landingOf({ hash: '', action: 'PUSH' }, true)).toBe('top');
  });

  test.each([
    ['#100%', '#100%25'],
    ['#%ff', '#%25ff'],
    ['#a%20room', '#a%20room'],
    ['', ''],
  ])('to "%s" is made readable for Gatsby', (hash, mended) => {
    expect(mendedHash(hash)).toBe(mended);
    expect(() => decodeURI(mended)).not.toThrow();
  });
});
