import { expect, test } from '@jest/globals';
import { getMailboxKey, hasPossibleDomain, normalizeEmail } from './normalize-email';

test('[A3] an e-mail address is normalized', () => {
  expect(normalizeEmail(' Visitor@Sample.Example ')).toBe('visitor@sample.example');
  expect(normalizeEmail('a@Niño.example')).toBe('a@xn--nio-8ma.example');
  expect([hasPossibleDomain('a@niño.example'), hasPossibleDomain(`a@${'ñ'.repeat(62)}.example`)]).toEqual([true, false]);
  expect(normalizeEmail('jose\u0301@sample.example')).toBe('jos\u00e9@sample.example');
});

test.each([
  'visitor+1@sample.example',
  'v.i.s.itor@sample.example',
  'vis\u200ditor@Sample.example',
  'ｖisitor@sample.example',
  'visitor@sam\u200bple.example',
])('[A5] the mailbox of %j is that of visitor@sample.example', (email) => {
  expect(getMailboxKey(email)).toBe('visitor@sample.example');
});

test('[A5] other mailboxes have other keys', () => {
  expect(getMailboxKey('+visitor@sample.example')).toBe('+visitor@sample.example');
  expect(getMailboxKey('visitor@other.example')).toBe('visitor@other.example');
});
