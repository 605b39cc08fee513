import { expect, test } from '@jest/globals';
import { getPayloadUrl, InvalidPayloadPathError, parseReloads, recordReload } from './load-document';

const now = 1_800_000_000_000;

test('[B4] each path is reloaded at most once in 10 seconds, also when a clock was set back', () => {
  const first = recordReload({}, '/careers', now)!;
  expect(first).toEqual({ '/careers': now });
  expect(recordReload(first, '/careers', now)).toBeUndefined();
  expect(recordReload(first, '/careers', now + 9_999)).toBeUndefined();
  expect(recordReload(first, '/service', now + 1)).toEqual({ '/careers': now, '/service': now + 1 });
  expect(recordReload(first, '/careers', now + 10_000)).toEqual({ '/careers': now + 10_000 });
  expect(recordReload({ '/careers': now + 60_000 }, '/careers', now)).toBeUndefined();
});

test.each([null, '', 'nonsense', '[]', 'null', '7', '{"/careers":"soon"}'])('[B4] the record %j counts as none', (kept) => {
  expect(parseReloads(kept)).toEqual({});
});

test('[B4] a stored record is parsed, and an unreadable one is empty', () => {
  expect(parseReloads(JSON.stringify({ '/careers': now, '/service': null }))).toEqual({ '/careers': now });
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
