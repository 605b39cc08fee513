import { expect, test } from '@jest/globals';
import { getPayloadUrl, InvalidPayloadPathError } from './load-document';

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
