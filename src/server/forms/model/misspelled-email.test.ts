import { expect, test } from '@jest/globals';
import { guessMeantEmail } from './misspelled-email';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmial.cmo', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.com.ph', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.com.hp', 'yahoo.com.ph'],
  ['yahooo.com.ph', 'yahoo.com.ph'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.con', 'icloud.com'],
  ['studio.example.con', 'studio.example.com'],
])('[A3] ana@%s was probably meant for %s', (domain, meant) => {
  expect(guessMeantEmail(`ana@${domain}`)).toBe(`ana@${meant}`);
});

test.each([
  'gmail.com',
  'yahoo.com.ph',
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'narra.example',
  'gmail.example.com',
  'yahoo.co.jp',
  'b.co',
  'x.cm',
])('[A3] %s is no slip', (domain) => {
  expect(guessMeantEmail(`ana@${domain}`)).toBeUndefined();
});
