import { expect, test } from '@jest/globals';
import { getMailboxKey, guessMeantEmail, hasPossibleDomain, normalizeEmail } from './normalize-email';

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

test.each(
  Object.entries({
    'gmail.com': 'gmail.con gmial.com gmial.cmo gmai.com gmail.co gmail.com.ph',
    'yahoo.com': 'yaho.com',
    'yahoo.com.ph': 'yahoo.com.hp yahooo.com.ph',
    'hotmail.com': 'hotmial.com',
    'outlook.com': 'outlok.com',
    'icloud.com': 'iclod.con',
    'studio.example.com': 'studio.example.con',
  }),
)('[A3] ana@%s was probably meant by ana@%s', (meant, given) => {
  for (const domain of given.split(' ')) expect([domain, guessMeantEmail(`ana@${domain}`)]).toEqual([domain, `ana@${meant}`]);
});

test('[A3] a domain that exists, or is like no other, is no slip', () => {
  const right = 'gmail.com yahoo.com.ph ymail.com mail.com email.com gmx.com narra.example gmail.example.com yahoo.co.jp b.co x.cm';
  for (const domain of right.split(' ')) expect([domain, guessMeantEmail(`ana@${domain}`)]).toEqual([domain, undefined]);
});
