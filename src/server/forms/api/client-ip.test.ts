import { expect, test } from '@jest/globals';
import { createClientIpReader, parseForwardedFor, parseIp, listNetworks } from './client-ip';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711', '203.0.113.7'],
  ['"203.0.113.7:4711"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2:0:0:0:9'],
  ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['203.0.113.700', undefined],
  ['_hidden', undefined],
  ['', undefined],
])('[A5] the address in "%s" is %s', (text, address) => {
  expect(parseIp(text)).toBe(address);
});

test('[A5] an address counts for its own network and for larger ones with a higher limit', () => {
  expect(listNetworks('203.0.113.7:80')).toEqual([
    { prefix: '203.0.113.7', factor: 1 },
    { prefix: '203.0.113.0/24', factor: 8 },
  ]);
  expect(listNetworks('2001:db8:1:a1b2::9')).toEqual([
    { prefix: '2001:db8:1:a1b2', factor: 1 },
    { prefix: '2001:db8:1:a100/56', factor: 2 },
    { prefix: '2001:db8:1/48', factor: 4 },
  ]);
  expect(listNetworks(undefined)).toEqual(listNetworks('unknown'));
});

test('[A5] only the forwarded addresses that our own proxies appended are trusted', () => {
  expect(parseForwardedFor('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(parseForwardedFor('198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1');
  expect(parseForwardedFor('203.0.113.7', 2)).toBeUndefined();
  expect(parseForwardedFor('203.0.113.7', 0)).toBeUndefined();
  expect(parseForwardedFor(undefined, 1)).toBeUndefined();
});

test.each([
  ['::ffff:127.0.0.1', '203.0.113.7'],
  ['10.1.2.3', '203.0.113.7'],
  ['fd00::1', '203.0.113.7'],
  ['192.0.2.4', '203.0.113.7'],
  ['2001:db8:9::7', '203.0.113.7'],
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  [undefined, undefined],
])('[A5] on a connection from %s with a forwarded address the visitor is %s', (peer, visitor) => {
  const readClientIp = createClientIpReader({ count: 1, addresses: ['192.0.2.4', '2001:db8:9::/48'] });
  expect(readClientIp(peer, '203.0.113.7')).toBe(visitor);
});
