import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { findInvalidFields } from './form-validation';
import { getChannelUrl, replyChannels } from './reply';

const contacts = ['email', 'tel'].map((kind) => ({ name: kind, kind, required: false }));
const form = [...contacts, { name: 'reply', kind: 'reply', required: false, choices: [...replyChannels] }];

test.each([
  [{}, ['email']],
  [{ email: 'a@b.example' }, []],
  [{ tel: '0917 555 0100' }, []],
  [{ reply: 'email', tel: '0917 555 0100' }, ['email']],
  [{ reply: 'viber', email: 'a@b.example' }, ['tel']],
  [{ reply: 'text', tel: '0917 555 0100' }, []],
  [{ reply: 'messenger', tel: '0917 555 0100' }, []],
  [{ reply: 'messenger' }, ['email']],
  [{ reply: 'fax', tel: '0917 555 0100' }, ['reply']],
  [{ reply: 'email', email: 'a@', tel: ' ' }, ['email']],
])('[A10] one working contact is enough, and the chosen channel needs its own: %j lacks %j', (values, invalid) => {
  expect(findInvalidFields(form, values)).toEqual(invalid);
});

test.each(readdirSync('content/forms'))('[A10] %s asks how to answer, and needs one contact only', (file) => {
  const { inputs } = parse(readFileSync(`content/forms/${file}`, 'utf8')) as { inputs: (typeof form)[number][] };
  const contacts = inputs.filter(({ kind }) => ['email', 'tel', 'reply'].includes(kind));
  expect(contacts.map(({ kind, required }) => [kind, required])).toEqual([
    ['email', false],
    ['tel', false],
    ['reply', false],
  ]);
});

test('[A10] a form that does not ask how to answer takes its fields as they are', () => {
  expect(findInvalidFields(contacts, {})).toEqual([]);
});

test.each([
  ['call', '+63 2 8555 0100', 'tel:+63285550100'],
  ['call', '8123 4567', 'tel:81234567'],
  ['call', '9175550100', 'tel:+639175550100'],
  ['call', '+63 (0)917 555 0100', 'tel:+639175550100'],
  ['text', '0917 555 0100 / 8555 0100', 'sms:+639175550100'],
  ['viber', '+63 917 555 0100', 'viber://chat?number=%2B639175550100'],
  ['messenger', 'narra.sample', 'https://m.me/narra.sample'],
] as const)('[A10, A15] the channel %s to %s has a URL', (channel, to, url) => {
  expect(getChannelUrl(channel, to)).toBe(url);
});
