import { describe, expect, test } from '@jest/globals';
import { getScrollTarget, sanitizeHash } from './scroll-target';

describe('[R7] a navigation', () => {
  test.each(['PUSH', 'POP', undefined])('of the kind %s ends at the top', (action) => {
    expect(getScrollTarget({ hash: '', action }, false)).toBe('top');
    expect(getScrollTarget({ hash: '#', action }, false)).toBe('top');
  });

  test.each(['PUSH', 'POP', undefined])('of the kind %s with a hash ends at its element', (action) => {
    expect(getScrollTarget({ hash: '#showrooms', action }, false)).toEqual({ id: 'showrooms' });
  });

  test('reads the hash as browsers do, whatever stands there', () => {
    expect(getScrollTarget({ hash: '#a%20room' }, false)).toEqual({ id: 'a room' });
    expect(getScrollTarget({ hash: '#100%' }, false)).toEqual({ id: '100%' });
  });

  test('returns to where a page was left only by back and forward, and only where that is the choice', () => {
    expect(getScrollTarget({ hash: '', action: 'POP' }, true)).toBe('left');
    expect(getScrollTarget({ hash: '', action: 'PUSH' }, true)).toBe('top');
  });

  test.each([
    ['#100%', '#100%25'],
    ['#%ff', '#%25ff'],
    ['#a%20room', '#a%20room'],
    ['', ''],
  ])('to "%s" is made readable for Gatsby', (hash, mended) => {
    expect(sanitizeHash(hash)).toBe(mended);
    expect(() => decodeURI(mended)).not.toThrow();
  });
});
