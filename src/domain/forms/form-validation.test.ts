import { expect, test } from '@jest/globals';
import { cleanValue, describeTooLong, isEmail, findInvalidFields, trapName } from './form-validation';

const fields = [
  { name: 'name', kind: 'text', required: true },
  { name: 'email', kind: 'email', required: true },
  { name: 'phone', kind: 'tel', required: false },
  { name: 'consent', kind: 'consent', required: true },
];

test('[R9] missing required fields are listed in the order of the form', () => {
  expect(findInvalidFields(fields, {})).toEqual(['name', 'email', 'consent']);
  expect(findInvalidFields(fields, { name: '  ', email: 'a@b.example', consent: 'yes' })).toEqual(['name']);
  expect(findInvalidFields(fields, { name: 'A', email: 'a@b.example', phone: '', consent: 'yes' })).toEqual([]);
});

test.each([
  'a@x.example,y.example',
  'a@[127.0.0.1].x',
  'a@127.0.0.1',
  'a,b@c.example',
  'a@-b.example',
  'a@b_c.example',
  'é@b.example',
  'visitor@sample',
  'a@b@c.example',
  'a b@c.example',
  '@c.example',
  'a@.example',
  'a@c.',
  'a',
  '=?utf-8?q?a=40c.example=3e?=@b.example',
])('[R9] %s is not an e-mail address', (email) => {
  expect(findInvalidFields(fields, { name: 'A', email, consent: 'yes' })).toEqual(['email']);
});

test.each([
  '+63 2 8555 0100',
  '(02) 8555-0100',
  '09175550100',
  '8555 0100',
  '\u202d+63 917 555 0100\u202c',
  '8555\u20110100',
  '(02) 8555–0100 loc. 123',
  '8555 0100 / 0917 555 0100',
])('[R9] %s is a telephone number', (phone) => {
  expect(findInvalidFields(fields, { name: 'A', email: 'a@b.example', phone, consent: 'yes' })).toEqual([]);
});

test.each(['12345', 'call me', '8555\u0007 0100'])('[R9] %s is not a telephone number', (phone) => {
  expect(findInvalidFields(fields, { name: 'A', email: 'a@b.example', phone, consent: 'yes' })).toEqual(['phone']);
});

test.each(['\u0344\u0323', '\u0323\u200b\u0301', '\uff9e\u0301'])(
  '[A3] no letter keeps more marks than can be put in order at once: %j',
  (marks) => {
    for (const kind of ['text', 'textarea', 'email', 'tel']) {
      const length = cleanValue(kind, `7${marks.repeat(3000)}`).length;
      expect([kind, length < 100]).toEqual([kind, true]);
    }
    expect(cleanValue('text', 'Nin\u0303o, Bùi Thị Hạ')).toBe('Niño, Bùi Thị Hạ');
  },
);

test('[A3] a value is checked and stored without what programs paste beside the words', () => {
  expect(cleanValue('tel', '\u202d+63\u00a0917 555\u20110100\u202c')).toBe('+63 917 555-0100');
  expect(cleanValue('textarea', 'One\u000btwo\r\nthree, it\u0092s\u0081 four\u2028')).toBe('One\ntwo\nthree, it’s four');
  expect(cleanValue('text', 'A\u000bB')).toBe('A B');
  for (const kind of ['text', 'textarea', 'email', 'tel']) expect(cleanValue(kind, ' \u200b\u202d ')).toBe('');
  expect(findInvalidFields(fields, { name: '\u200b', email: 'a@b.example', consent: 'yes' })).toEqual(['name']);
});

test.each([
  ['\u200bana@b.example\u200b', 'ana@b.example'],
  ['an\u200ba@b.exam\u00adple\ufe0f', 'ana@b.example'],
  ['\u2066ana@b.example\u2069 ', 'ana@b.example'],
  ['a\u2060n\u200da@b\ufeff.example\ufffc', 'ana@b.example'],
  ['\u00a0ana@b.example\u202f', 'ana@b.example'],
  ['Juan <ana@b.example>', 'ana@b.example'],
  ['"Reyes, Ana" <ana@b.example>;', 'ana@b.example'],
  ['<mailto:ana@b.example>', 'ana@b.example'],
  ['mailto:ana@b.example?subject=Tiles', 'ana@b.example'],
  ['MAILTO: ana@b.example', 'ana@b.example'],
  ['ana@b.example.', 'ana@b.example'],
  ['ana@b.example ; ', 'ana@b.example'],
  ['ana@b.example,', 'ana@b.example'],
  ['ａｎａ＠ｂ．ｅｘａｍｐｌｅ；', 'ana@b.example'],
  ['ana?b@c.example', 'ana?b@c.example'],
  ["'ana@b.example'", 'ana@b.example'],
  ['“ana@b.example”.', 'ana@b.example'],
  ['(ana@b.example)', 'ana@b.example'],
  ['ana@b.example>', 'ana@b.example'],
  ['mailto://ana@b.example/', 'ana@b.example'],
  ['E-mail: ana@b.example!', 'ana@b.example'],
  ['ana @ b.example', 'ana@b.example'],
  ['ana@b。example', 'ana@b.example'],
  ['ana@b.example。', 'ana@b.example'],
])('[L5] the e-mail address %j is %s', (text, email) => {
  expect([cleanValue('email', text), cleanValue('email', email), isEmail(text)]).toEqual([email, email, true]);
});

test.each([
  'Ana <ana@b.example>, Ben <ben@b.example>',
  'a@b.example; c@d.example',
  'ana@b.example\nBcc: c@d.example',
  '<>',
  'mailto:',
  '.',
])('[L5] %j is no e-mail address, cleaned or not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['tel', '０９１７　５５５　０１００', '0917 555 0100'],
  ['tel', '＋63\ufe0d\u00a0917\u200b 555－0100', '+63 917 555-0100'],
  ['tel', 'tel:+63 917 555 0100', '+63 917 555 0100'],
  ['text', 'Ana\u202egpj\u202c\u00a0Reyes\u00ad', 'Anagpj Reyes'],
  ['text', 'Ana\tReyes', 'Ana Reyes'],
  ['tel', '+63\t917\t555\t0100', '+63 917 555 0100'],
  ['textarea', 'Tap\t2', 'Tap\t2'],
  ['text', 'Nin\u0303o', 'Ni\u00f1o'],
  ['textarea', 'A bath\u00a0for\u2028two, \ufffcand 👩\u200d🎨', 'A bath for\ntwo, and 👩\u200d🎨'],
  ['select', 'Up\u00a0to three', 'Up\u00a0to three'],
  ['email', '.', ''],
])('[L5] the value of kind %s %j is %j', (kind, text, value) => {
  expect([cleanValue(kind, text), cleanValue(kind, value)]).toEqual([value, value]);
});

test.each(['\ufffc', '\u200b\u2060', '\u3164', '\u115f\u1160', '\u2800', '\u034f\ufe0f', '\u00ad \u00a0', '\u{e0041}'])(
  '[L5] a name of %j alone is empty, and so is the only contact of a form',
  (text) => {
    for (const kind of ['text', 'textarea', 'email', 'tel']) expect(cleanValue(kind, text)).toBe('');
    expect(findInvalidFields(fields, { name: text, email: 'a@b.example', consent: 'yes' })).toEqual(['name']);
    const contacts = ['email', 'tel', 'reply'].map((kind) => ({ name: kind, kind, required: false }));
    expect(findInvalidFields(contacts, { tel: text })).toEqual(['email']);
  },
);

test('[A3] the words for a value that is too long end with the most characters of its field', () => {
  expect(describeTooLong('textarea', 'a'.repeat(4001), 'At most')).toBe('At most 4,000.');
  expect(describeTooLong('textarea', ` ${'a'.repeat(4000)} `, 'At most')).toBeUndefined();
});

const only = (kind: string, value: string, more: object = {}) =>
  findInvalidFields([{ name: 'it', kind, required: false, ...more }], { it: value });

test.each([
  ['text', 200],
  ['email', 254],
  ['tel', 40],
  ['textarea', 4000],
  ['board', 8000],
])('[A3] a value of kind %s may have at limit %d characters', (kind, limit) => {
  const filled: Record<string, (length: number) => string> = {
    email: (length) => `${'a'.repeat(length - 10)}@b.example`,
    tel: (length) => `8555 0100${' '.repeat(length - 10)}.`,
  };
  const value = filled[kind] ?? ((length: number) => 'a'.repeat(length));
  expect([only(kind, value(limit)), only(kind, value(limit + 1))]).toEqual([[], ['it']]);
});

test('[A3] a single line has no control characters, and a text only line breaks and tabs', () => {
  for (const value of ['a\nb', 'a\u0000b', 'a\u007fb', 'a\ud800b']) expect(only('text', value)).toEqual(['it']);
  expect(only('textarea', 'a\r\n\tb')).toEqual([]);
  for (const value of ['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\ud800b']) expect(only('textarea', value)).toEqual(['it']);
  expect([only('board', 'a\n\tb'), only('board', 'a\u0000b')]).toEqual([[], ['it']]);
  expect(only('text', 'Señora Ñ 🛁')).toEqual([]);
});

test('[A3] a choice is one of the choices, a consent is yes, and a date exists and is in the future', () => {
  const choices = ['agape', 'kohler'];
  for (const kind of ['choice', 'select']) {
    expect([only(kind, 'agape', { choices }), only(kind, 'other', { choices }), only(kind, 'any')]).toEqual([[], ['it'], []]);
  }
  expect([only('consent', 'yes'), only('consent', 'no')]).toEqual([[], ['it']]);
  const day = (value: string) => findInvalidFields([{ name: 'it', kind: 'date', required: true }], { it: value }, '2026-11-21');
  expect(day('2026-11-22')).toEqual([]);
  for (const value of ['2026-11-21', '2026-02-30', '22/11/2026', '202612-12-15', '']) expect(day(value)).toEqual(['it']);
  // A year of six digits is no long text.
  expect(describeTooLong('date', '202612-12-15', 'At most')).toBeUndefined();
});

test('[W5] [A3] of checkboxes each line is one of the choices', () => {
  const checked = (value: string) => only('checkboxes', value, { choices: ['sample', 'drawing'] });
  for (const value of ['', 'sample', 'sample\ndrawing']) expect(checked(value)).toEqual([]);
  for (const value of ['gold', 'sample\ngold', 'sample drawing', 'sample\n\ndrawing', 'sample\u0000'])
    expect(checked(value)).toEqual(['it']);
});

test('[G3] an hour has the time format of the content', () => {
  for (const value of ['9:30 AM', '12:00 PM']) expect(only('hour', value)).toEqual([]);
  for (const value of ['09:30 AM', '13:00 PM', '9:30', '9:30 am', 'Morning']) expect(only('hour', value)).toEqual(['it']);
});

test.each(["o'neil+list@b.example", 'a@b-1.c.example', 'a@niño.example', 'a@ニャ.example', 'a@b.xn--p1ai', 'a@4b.example'])(
  '[A3] the e-mail address %j is valid',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test('[A5] the name of the trap has nothing that the heuristics of browsers and password managers look for', () => {
  // Of the patterns of Chromium (autofill regexes), Firefox (form autofill heuristics) and Bitwarden (autofill constants).
  const words =
    /name|mail|phone|tel|fax|addr|street|city|town|state|province|region|zip|post|country|company|org|title|birth|gender|sex|user|login|pass|card|cc|cv[cv]|exp|code|otp|pin|search|query|url|web|site|home|comment|message|suffix|prefix|ext|iban|tax|vat|date|day|month|year/i;
  expect(trapName).not.toMatch(words);
});
