import { expect, test } from '@jest/globals';
import { forwardedFor, networkOf } from './network';
import { normalEmail } from './normal-email';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('[A5] %s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('[A5] of the forwarded addresses only those are believed that an own proxy has written', () => {
  expect(forwardedFor('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(forwardedFor('198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1');
  expect(forwardedFor('203.0.113.7', 2)).toBeUndefined();
  expect(forwardedFor('203.0.113.7', 0)).toBeUndefined();
  expect(forwardedFor(undefined, 1)).toBeUndefined();
});

test('[A3] an e-mail address is known by one form', () => {
  expect(normalEmail(' Visitor@Sample.Example ')).toBe('visitor@sample.example');
  expect(normalEmail('jose\u0301@sample.example')).toBe('jos\u00e9@sample.example');
});
