import { expect, test } from '@jest/globals';
import { parseForwardedFor, getIpPrefix } from './client-ip';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('[A5] the prefix of %s is %s', (address, prefix) => {
  expect(getIpPrefix(address)).toBe(prefix);
});

test('[A5] only the forwarded addresses that our own proxies appended are trusted', () => {
  expect(parseForwardedFor('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(parseForwardedFor('198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1');
  expect(parseForwardedFor('203.0.113.7', 2)).toBeUndefined();
  expect(parseForwardedFor('203.0.113.7', 0)).toBeUndefined();
  expect(parseForwardedFor(undefined, 1)).toBeUndefined();
});
