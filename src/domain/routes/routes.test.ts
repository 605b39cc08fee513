import { expect, test } from '@jest/globals';
import {
  toAbsoluteUrl,
  getArticlePath,
  getBrandPath,
  getContactPath,
  isAdminPath,
  isExternal,
  isHiddenPath,
  isUnlistedPath,
  applyTrailingSlash,
} from './routes';

test.each([
  ['/', '/', '/'],
  ['/our-story', '/our-story', '/our-story/'],
  ['/our-story/', '/our-story', '/our-story/'],
  ['/contact-us/inquiry?brand=agape', '/contact-us/inquiry?brand=agape', '/contact-us/inquiry/?brand=agape'],
  ['/?category=tile#partners', '/?category=tile#partners', '/?category=tile#partners'],
  ['/#partners', '/#partners', '/#partners'],
  ['/static/a.svg', '/static/a.svg', '/static/a.svg'],
])('[R8] %s ends with a slash or not, by the setting', (path, never, always) => {
  expect(applyTrailingSlash(path, 'never')).toBe(never);
  expect(applyTrailingSlash(path, 'always')).toBe(always);
});

test('[R8] a canonical URL follows the setting', () => {
  expect(toAbsoluteUrl('https://www.narra.example', '/our-story', 'never')).toBe('https://www.narra.example/our-story');
  expect(toAbsoluteUrl('https://www.narra.example/', '/our-story', 'always')).toBe('https://www.narra.example/our-story/');
  expect(toAbsoluteUrl('https://www.narra.example', '/', 'never')).toBe('https://www.narra.example/');
});

test('[R1] brands, articles and forms have their paths', () => {
  expect([getBrandPath('agape'), getArticlePath(9, 'brass'), getContactPath('inquiry')]).toEqual([
    '/brand-partners/agape',
    '/article/9/brass',
    '/contact-us/inquiry',
  ]);
});

test('[R5] only paths under /admin belong to the editing screen', () => {
  expect(['/admin', '/admin/', '/admin/new'].map(isAdminPath)).toEqual([true, true, true]);
  expect(['/', '/administration', '/our-story/admin'].map(isAdminPath)).toEqual([false, false, false]);
});

test('[S1] the editing screen and the maintenance page are hidden from search engines', () => {
  expect(['/admin', '/admin/new', '/maintenance'].map(isHiddenPath)).toEqual([true, true, true]);
  expect(['/', '/administration', '/news-and-events'].map(isHiddenPath)).toEqual([false, false, false]);
});

test('[S1, P1] search and hidden pages are not in the sitemap', () => {
  expect(['/search', '/maintenance', '/careers'].map(isUnlistedPath)).toEqual([true, true, false]);
});

test('a URL with a scheme or a host is external', () => {
  expect(['https://a.example', 'mailto:a@b.example', 'tel:+63', '//a.example', 'JavaScript:1'].map(isExternal)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['/', '/a:b', '#x', '/our-story'].map(isExternal)).toEqual([false, false, false, false]);
});
