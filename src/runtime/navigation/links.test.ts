import { expect, test } from '@jest/globals';
import { InvalidDestinationError, resolveDestination } from './destination';
import { type ClickedLink, type LinkClick, shouldIntercept } from './links';
import { getScrollTarget, sanitizeHash } from './scroll-target';

const press: LinkClick = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };
const origin = 'https://www.narra.example';
const link: ClickedLink = { href: '/careers', target: '', isDownload: false, origin, pathname: '/careers' };

test.each([
  ['a link of the site', {}],
  ['one with its own tab named', { target: '_self' }],
  ['the whole address of one', { href: `${origin}/careers` }],
  ['one to a place on another page', { href: '/#partners', pathname: '/' }],
])('%s is followed by the site', (_, part) => {
  expect(shouldIntercept(press, { ...link, ...part }, origin)).toBe(true);
});

test.each([
  ['another origin', { origin: 'https://maps.example' }],
  ['a new tab', { target: '_blank' }],
  ['a download', { isDownload: true }],
  ['a file', { href: '/static/a.avif', pathname: '/static/a.avif' }],
  ['a place on the page itself', { href: '#content' }],
  ['nowhere', { href: '' }],
  ['a telephone', { href: 'tel:+63', origin: 'null', pathname: '+63' }],
])('%s is the browser’s', (_, part) => {
  expect(shouldIntercept(press, { ...link, ...part }, origin)).toBe(false);
});

test.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { defaultPrevented: true }])(
  'the browser handles a click with %j',
  (part) => {
    expect(shouldIntercept({ ...press, ...part }, link, origin)).toBe(false);
  },
);

test.each(['/our-story', '/news-and-events?kind=event#coming', '#faq', '?kind=news', 'careers', '/a:b'])(
  '[B6] %s stays on the site',
  (to) => {
    expect(resolveDestination(to, false)).toEqual({ path: to });
  },
);

const away = [
  'https://shop.example/',
  'HTTP://shop.example',
  '//shop.example',
  '\\\\shop.example',
  '/\\shop.example',
  'mailto:a@b.example',
  'tel:+6300',
];

test.each(away)('[B6] %s is blocked unless the caller allows external URLs', (to) => {
  expect(() => resolveDestination(to, false)).toThrow(InvalidDestinationError);
  expect(resolveDestination(to, true)).toEqual({ address: to });
});

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc',
];

test.each(scripts)('[B6] %j is always blocked', (to) => {
  expect(() => resolveDestination(to, false)).toThrow(InvalidDestinationError);
  expect(() => resolveDestination(to, true)).toThrow(InvalidDestinationError);
});

test.each(['PUSH', 'POP', undefined])('[R7] a navigation of the kind %s scrolls to the top', (action) => {
  expect(getScrollTarget({ hash: '', action }, false)).toBe('top');
  expect(getScrollTarget({ hash: '#', action }, false)).toBe('top');
});

test.each(['PUSH', 'POP', undefined])('[R7] a navigation of the kind %s with a hash scrolls to its element', (action) => {
  expect(getScrollTarget({ hash: '#showrooms', action }, false)).toEqual({ id: 'showrooms' });
});

test('[R7] a hash is decoded as browsers decode it, also a malformed one; only back and forward restore a position, if the site restores positions', () => {
  expect(getScrollTarget({ hash: '#a%20room' }, false)).toEqual({ id: 'a room' });
  expect(getScrollTarget({ hash: '#100%' }, false)).toEqual({ id: '100%' });
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
