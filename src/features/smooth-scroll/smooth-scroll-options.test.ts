import { describe, expect, test } from '@jest/globals';
import { isSmoothScrollPath } from './smooth-scroll';
import { isExternallyScrolled, resumeDelay, smoothScrollOptions } from './smooth-scroll-options';

describe('[V1] smooth scrolling', () => {
  test('lasts 2.5 seconds, vertically, and resumes 10 ms after a navigation', () => {
    expect(smoothScrollOptions).toMatchObject({ duration: 2.5, orientation: 'vertical' });
    expect(resumeDelay).toBe(10);
  });

  test('eases out exponentially and ends exactly', () => {
    const { easing } = smoothScrollOptions;
    expect([0, 0.1, 0.5, 1].map(easing)).toEqual([0, 0.5, 1 - 2 ** -5, 1]);
    expect(easing(1.2)).toBe(1);
  });

  test.each(['/', '/news-and-events', '/our-story', '/brand-partners/agape', '/articles', ''])('is on at "%s"', (address) => {
    expect(isSmoothScrollPath(address)).toBe(true);
  });

  test('is off on an article', () => {
    expect(isSmoothScrollPath('/article/3/the-terrazzo-table')).toBe(false);
  });

  test('yields to external scrolling, not to rounding', () => {
    expect(isExternallyScrolled(400.4, 400)).toBe(false);
    expect(isExternallyScrolled(400.4, 1200)).toBe(true);
    expect(isExternallyScrolled(400.4, 0)).toBe(true);
  });
});
