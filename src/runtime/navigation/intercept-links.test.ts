import { expect, test } from '@jest/globals';
import { type ClickedLink, shouldIntercept, type LinkClick } from './intercept-links';

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
