import { expect, test } from '@jest/globals';
import {
  formatFileLine,
  getInitialValues,
  parseDraft,
  parseFileNames,
  parsePrefill,
  pickPersistableValues,
  withIdempotencyKey,
} from './draft';

const fields = [
  { name: 'name', kind: 'text', required: true },
  { name: 'role', kind: 'choice', required: true, choices: ['Architect'] },
  { name: 'brand', kind: 'select', required: false, choices: ['agape', 'kohler'], fromLink: true },
  { name: 'about', kind: 'text', required: false, fromLink: true },
  { name: 'message', kind: 'textarea', required: true },
  { name: 'consent', kind: 'consent', required: true },
];

test('[A6] a draft holds the input and never a consent, which is ignored in a stored one', () => {
  const values = { name: 'A', role: 'Architect', message: 'Two\nlines', brand: '', consent: 'yes', _type: 'inquiry', _margin: '' };
  expect(pickPersistableValues(fields, values)).toEqual({ name: 'A', role: 'Architect', message: 'Two\nlines' });
  expect(parseDraft(fields, '{"values":{"name":"A","consent":"yes"}}').values).toEqual({ name: 'A' });
});

test('[A3] values that are no longer offered, not text or of no field are dropped', () => {
  const stored = { values: { role: 'Baker', brand: 'gone', name: 7, other: 'x', message: 'M', toString: 'y' } };
  expect(parseDraft(fields, JSON.stringify(stored))).toEqual({ values: { message: 'M' }, lastAttempt: undefined });
});

test.each([null, '', 'null', '[]', '7', '{"values":[]}', '{"values":null}', '{', '{"lastAttempt":{}}'])('[A3] %s is no draft', (stored) => {
  expect(parseDraft(fields, stored)).toEqual({ values: {} });
});

test.each(['{"key":7,"values":{}}', '{"key":"k"}', '[]', 'null'])('[A3] %s is no last attempt', (attempt) => {
  expect(parseDraft(fields, `{"values":{"name":"A"},"lastAttempt":${attempt}}`)).toEqual({ values: { name: 'A' }, lastAttempt: undefined });
});

test.each([
  [{ brand: 'kohler' }, { brand: 'kohler' }],
  [{ brand: 'nobody' }, {}],
  [{ brand: '' }, {}],
  [{ name: 'A', role: 'Architect', message: 'M', consent: 'yes' }, {}],
  [{ brand: 'agape', other: 'x' }, { brand: 'agape' }],
  [{ about: ' Taps &\n<b>basins</b>\u202e ' }, { about: 'Taps & <b>basins</b>' }],
  [{ about: 'x'.repeat(9000) }, { about: 'x'.repeat(150) }],
  [{ about: '\n', brand: 'agape' }, { brand: 'agape' }],
  [{}, {}],
])('[A3] a URL with %j prefills allowed fields with offered values', (params, prefilled) => {
  expect(parsePrefill(params, fields)).toEqual(prefilled);
});

const visit = [
  { name: 'showroom', kind: 'select', required: true, choices: ['bgc', 'quezon-city'], fromLink: true },
  { name: 'date', kind: 'date', required: true, fromLink: true },
  { name: 'time', kind: 'hour', required: true, fromLink: true },
];

test('[G3] a link prefills a valid day and hour only', () => {
  const right = { showroom: 'bgc', date: '2026-11-24', time: '9:00 AM' };
  expect(parsePrefill(right, visit)).toEqual(right);
  expect(parsePrefill({ showroom: 'moon', date: '2026-11-31', time: 'noon' }, visit)).toEqual({});
});

test.each([
  ['KOHLER', 'kohler'],
  ['Kohler', 'kohler'],
  ['kohlr', undefined],
])('[G3] the case of a choice in a link does not matter: %s fills in %s', (brand, filled) => {
  expect(parsePrefill({ brand }, fields)['brand']).toBe(filled);
  expect(parsePrefill({ showroom: 'BGC' }, visit)).toEqual({ showroom: 'bgc' });
});

test('[G3] a board in the URL is not prefilled as text, and one in the draft stays', () => {
  const boards = [...visit, { name: 'board', kind: 'board', required: false, fromLink: true }];
  expect(parsePrefill({ board: '1abc' }, boards)).toEqual({});
  expect(getInitialValues({ board: 'Villa\nA bath' }, { board: '1abc', showroom: 'bgc' }, boards)).toEqual({
    board: 'Villa\nA bath',
    showroom: 'bgc',
  });
});

test('[A3, G3] text typed without a choice, and day and hour, stay when a link makes another choice', () => {
  const initial = { showroom: 'quezon-city', date: '2026-11-24', time: '9:00 AM' };
  expect(getInitialValues(initial, { showroom: 'bgc' }, visit)).toEqual({ ...initial, showroom: 'bgc' });
  expect(getInitialValues({ about: 'Taps' }, { brand: 'kohler' }, fields)).toEqual({ about: 'Taps', brand: 'kohler' });
});

const draft = { name: 'A', brand: 'agape', about: 'Taps' };

test.each([
  [{}, draft],
  [{ brand: 'agape' }, draft],
  [{ brand: 'nobody' }, draft],
  [{ brand: 'kohler' }, { name: 'A', brand: 'kohler' }],
  [
    { brand: 'kohler', about: 'Baths' },
    { name: 'A', brand: 'kohler', about: 'Baths' },
  ],
  [{ about: 'Baths' }, { name: 'A', brand: 'agape', about: 'Baths' }],
])('[A3] a URL with %j takes precedence over the draft, and text about another brand is dropped', (params, initial) => {
  expect(getInitialValues(draft, params, fields)).toEqual(initial);
});

const requestFields = [...fields, { name: 'request', kind: 'checkboxes', required: false, choices: ['sample', 'drawing'], fromLink: true }];
const requestDraft = { brand: 'agape', about: 'Taps', request: 'sample' };

test.each([
  [
    { brand: 'agape', about: 'Taps', request: 'drawing' },
    { ...requestDraft, request: 'sample\ndrawing' },
  ],
  [{ brand: 'agape', about: 'Taps', request: 'sample' }, requestDraft],
  [{ brand: 'agape', about: 'Taps', request: 'gold' }, requestDraft],
  [
    { brand: 'agape', about: 'Baths', request: 'drawing' },
    { brand: 'agape', about: 'Baths', request: 'drawing' },
  ],
  [
    { brand: 'agape', about: 'Baths' },
    { brand: 'agape', about: 'Baths' },
  ],
])('[W5] a URL with %j asks for more of the same collection, or anew for another', (params, initial) => {
  expect(getInitialValues(requestDraft, params, requestFields)).toEqual(initial);
});

test('[W5] a draft keeps all requests that are offered, or none', () => {
  const parse = (request: string) => parseDraft(requestFields, JSON.stringify({ values: { request } })).values;
  expect([parse('sample\ndrawing'), parse('sample\ngold')]).toEqual([{ request: 'sample\ndrawing' }, {}]);
});

test('[A3] equal values keep their idempotency key, also after a reload, and changed values get a new one', () => {
  const first = withIdempotencyKey({ values: { name: 'A' } }, () => 'k1');
  const stored = parseDraft(fields, JSON.stringify(first));
  expect(withIdempotencyKey(stored, () => 'k2')).toEqual({ values: { name: 'A' }, lastAttempt: { key: 'k1', values: { name: 'A' } } });
  const { lastAttempt } = withIdempotencyKey({ values: { name: 'A' } }, () => 'k1');
  expect(withIdempotencyKey({ values: { name: 'A', message: 'M' }, lastAttempt }, () => 'k2').lastAttempt.key).toBe('k2');
  expect(withIdempotencyKey({ values: {}, lastAttempt }, () => 'k3').lastAttempt.key).toBe('k3');
});

test('[W4] the same files keep the key of an attempt, another file gets a new one, and their names can be read again', () => {
  const keys = ['first', 'second'];
  const newKey = () => keys.shift()!;
  const file = { name: 'Plan 2 3.pdf', size: 9, lastModified: 5 };
  const send = (files: (typeof file)[], lastAttempt?: { key: string; values: Record<string, string> }) =>
    withIdempotencyKey({ values: { message: 'M', files: files.map(formatFileLine).join('\n') }, lastAttempt }, newKey);
  const first = send([file, { ...file, name: 'a.jpg' }]);
  const retry = send([file, { ...file, name: 'a.jpg' }], first.lastAttempt);
  const other = send([file, { ...file, name: 'a.jpg', size: 8 }], retry.lastAttempt);
  expect([first, retry, other].map(({ lastAttempt }) => lastAttempt.key)).toEqual(['first', 'first', 'second']);
  expect(parseFileNames(first.values['files'] ?? '')).toEqual(['Plan 2 3.pdf', 'a.jpg']);
  expect([formatFileLine({ name: '', size: 0, lastModified: 0 }), parseFileNames('')]).toEqual(['', []]);
});
