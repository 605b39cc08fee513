import { expect, test } from '@jest/globals';
import { resolveDestination, InvalidDestinationError } from './resolve-destination';

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
