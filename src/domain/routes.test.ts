import { expect, jest, test } from '@jest/globals';
import {
  applyTrailingSlash,
  getArticlePath,
  getBrandPath,
  getContactPath,
  isAdminPath,
  isHiddenPath,
  isUnlistedPath,
  toAbsoluteUrl,
} from './routes';
import { isExternal, decodePath } from './addresses';
import { getCollectionAnchor } from './anchors';
import { getGuardRedirect, UnknownGuardError } from './route-rules';

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

test('[R1] brands, articles and forms have their paths, and a collection an id without accents and punctuation', () => {
  expect([getBrandPath('agape'), getArticlePath(9, 'brass'), getContactPath('inquiry')]).toEqual([
    '/brand-partners/agape',
    '/article/9/brass',
    '/contact-us/inquiry',
  ]);
  expect(getCollectionAnchor('Cast-iron & acrylic baths')).toBe('collection-cast-iron-acrylic-baths');
  expect(getCollectionAnchor(' Métier, 60 × 60 ')).toBe('collection-metier-60-60');
});

test('[R5] only paths under /admin belong to the editing screen', () => {
  expect(['/admin', '/admin/', '/admin/new'].map(isAdminPath)).toEqual([true, true, true]);
  expect(['/', '/administration', '/our-story/admin'].map(isAdminPath)).toEqual([false, false, false]);
});

test('[S1, P1] the editing screen and the maintenance page are hidden from search engines, and with the search page they are not in the sitemap', () => {
  expect(['/admin', '/admin/new', '/maintenance'].map(isHiddenPath)).toEqual([true, true, true]);
  expect(['/', '/administration', '/news-and-events'].map(isHiddenPath)).toEqual([false, false, false]);
  expect(['/search', '/maintenance', '/careers'].map(isUnlistedPath)).toEqual([true, true, false]);
});

test('a URL with a scheme or a host is external', () => {
  expect(['https://a.example', 'mailto:a@b.example', 'tel:+63', '//a.example', 'JavaScript:1'].map(isExternal)).not.toContain(false);
  expect(['/', '/a:b', '#x', '/our-story'].map(isExternal)).toEqual([false, false, false, false]);
});

test.each([
  ['/brand-partners/agap%C3%A9', '/brand-partners/agapé'],
  ['/brand-partners/agape', '/brand-partners/agape'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['/50%', '/50%'],
  ['/%C3', '/%C3'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('[R3] the path that was not found %s is shown as %s', (path, shown) => {
  expect(decodePath(path)).toBe(shown);
});

test('[M1] the maintenance page is allowed during maintenance, and redirects to /error otherwise', () => {
  expect(getGuardRedirect(['maintenance'], true)).toBeUndefined();
  expect(getGuardRedirect(['maintenance'], false)).toBe('/error');
  expect(getGuardRedirect([], false)).toBeUndefined();
});

test.each(['nobody', '', 'toString'])('[B6] the unknown guard %j throws an error', (name) => {
  expect(() => getGuardRedirect([name], false)).toThrow(UnknownGuardError);
});

test.each([
  [{}, { isMaintenance: false, trailingSlash: 'never', pollInterval: 3_600_000, restoresScroll: false }],
  [
    { GATSBY_MAINTENANCE: 'true', GATSBY_TRAILING_SLASH: 'always', GATSBY_POLL_MINUTES: '5' },
    { isMaintenance: true, trailingSlash: 'always', pollInterval: 300_000 },
  ],
  [
    { GATSBY_MAINTENANCE: 'false', GATSBY_TRAILING_SLASH: 'never' },
    { isMaintenance: false, trailingSlash: 'never' },
  ],
])('[M1, R7, R8, B2] the variables %j of a build set %j', async (variables, expected) => {
  jest.replaceProperty(process, 'env', variables);
  await jest.isolateModulesAsync(async () => expect(await import('./site-settings')).toMatchObject(expected));
});
