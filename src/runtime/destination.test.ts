import { expect, jest, test } from '@jest/globals';
import {
  getPayloadUrl,
  InvalidDestinationError,
  InvalidPayloadPathError,
  openAddress,
  resolveDestination,
  tryRecordReload,
} from './destination';

const now = 1_800_000_000_000;

/** A storage that holds what it is given, or fails as one that is blocked or full does. */
const createStorage = (kept: Record<string, string> = {}, setItem = (key: string, value: string) => void (kept[key] = value)) =>
  ({ getItem: (key: string) => kept[key] ?? null, setItem }) as Storage;

test('[B4] each path is reloaded at most once in 10 seconds, also when a clock was set back, and never without storage', () => {
  const storage = createStorage();
  const tryAt = (time: number, path = '/careers') => tryRecordReload(path, () => storage, time);
  expect([tryAt(now), tryAt(now), tryAt(now + 9_999), tryAt(now + 1, '/service')]).toEqual([true, false, false, true]);
  expect([tryAt(now + 10_000), tryAt(now - 60_000)]).toEqual([true, false]);
  expect(tryRecordReload('/careers', () => createStorage({ 'reloaded /careers': 'soon' }), now)).toBe(true);
  const blocked = (): never => {
    throw new Error('blocked');
  };
  expect(tryRecordReload('/careers', blocked, now)).toBe(false);
  expect(tryRecordReload('/careers', () => createStorage({}, blocked), now)).toBe(false);
});

test('[B3] the payload of a page has one URL per build', () => {
  expect(getPayloadUrl('/our-story', '3f2a')).toBe('/our-story/_payload.json?3f2a');
  expect(getPayloadUrl('/article/7/the-bath/', '3f2a')).toBe('/article/7/the-bath/_payload.json?3f2a');
  expect(getPayloadUrl('/', 'a b&c')).toBe('/_payload.json?a%20b%26c');
});

const elsewhere = [
  'https://elsewhere.example/our-story',
  'HTTP://elsewhere.example',
  '//elsewhere.example/our-story',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/a\\..\\\\elsewhere.example',
  'javascript:alert(1)',
  'elsewhere.example',
  'our-story',
  '',
  ' //elsewhere.example',
  '/\t/elsewhere.example',
  '/our-story?x',
  '/our-story#x',
];

test.each(elsewhere)('[B3] %j is not the path of a payload', (path) => {
  expect(() => getPayloadUrl(path, '3f2a')).toThrow(InvalidPayloadPathError);
});

test.each(['/our-story', '/news-and-events?kind=event#coming', '#faq', '?kind=news', 'careers', '/a:b'])(
  '[B6] %s stays on the site',
  (to) => {
    expect(resolveDestination(to, false)).toEqual({ target: to, isAway: false });
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
  const assign = jest.fn();
  Object.assign(globalThis, { window: { location: { assign } } });
  for (const open of [() => resolveDestination(to, false), () => openAddress(to)]) expect(open).toThrow(InvalidDestinationError);
  openAddress(to, { isExternal: true });
  expect(assign.mock.calls).toEqual([[to]]);
  expect(resolveDestination(to, true)).toEqual({ target: to, isAway: true });
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
