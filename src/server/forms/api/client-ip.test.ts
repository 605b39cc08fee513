import { expect, test } from '@jest/globals';
import { createClientIpReader, listNetworks, parseIp } from './client-ip';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711', '203.0.113.7'],
  ['"203.0.113.7:4711"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['2001:0DB8:0001:0002::9', '2001:0db8:0001:0002::9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.700', undefined],
  ['_hidden', undefined],
  ['', undefined],
])('[A5] the address in "%s" is %s', (text, address) => {
  expect(parseIp(text)).toBe(address);
});

test('[A5] an address counts for its own network and for larger ones with a higher limit', () => {
  expect(listNetworks('203.0.113.7:80')).toEqual([
    { prefix: 'cb007107/32', factor: 1 },
    { prefix: 'cb0071/24', factor: 8 },
  ]);
  expect(listNetworks('2001:db8:1:a1b2::9')).toEqual([
    { prefix: '20010db80001a1b2/64', factor: 1 },
    { prefix: '20010db80001a1/56', factor: 2 },
    { prefix: '20010db80001/48', factor: 4 },
  ]);
  expect(listNetworks('2001:0DB8:1:a1b2:9:8:7:6')).toEqual(listNetworks('2001:db8:1:A1B2::'));
  expect(listNetworks(undefined)).toEqual(listNetworks('unknown'));
});

test('[A5] only the forwarded addresses that our own proxies appended are trusted', () => {
  const read = (count: number, header?: string) => createClientIpReader({ count, addresses: [] })('127.0.0.1', header).clientIp;
  const header = '198.51.100.1, 203.0.113.7';
  expect([read(1, header), read(2, header), read(2, '203.0.113.7'), read(0, header), read(1)]).toEqual([
    '203.0.113.7',
    '198.51.100.1',
    ...Array<string>(3).fill('127.0.0.1'),
  ]);
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
  expect(readClientIp(peer, '203.0.113.7').clientIp).toBe(visitor);
});

test.each([
  ['none is set', 0, '192.0.2.1, 203.0.113.7', true],
  ['one is set', 1, '192.0.2.1, 203.0.113.7', false],
  ['one is set, and the visitor is on its machine', 1, '192.0.2.1, 127.0.0.1', false],
  ['two are set', 2, '192.0.2.1, 203.0.113.7', true],
  ['three are set', 3, '192.0.2.1, 203.0.113.7', true],
  ['one is set, and it appends nothing', 1, '192.0.2.1', true],
  ['one is set, and another is before it', 1, '192.0.2.1, 203.0.113.7, 10.0.0.2', true],
  ['two are set, and another is before it', 2, '192.0.2.1, 203.0.113.7, 10.0.0.2', false],
  ['one is set, and nobody wrote a header', 1, undefined, false],
])('[A5, A1] behind one proxy, when %s, it is told whether the number is wrong', (_, count, header, isWrong) => {
  expect(createClientIpReader({ count, addresses: [] })('127.0.0.1', header).isProxyWrong ?? false).toBe(isWrong);
});
