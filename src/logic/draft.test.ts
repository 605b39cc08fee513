import { expect, test } from '@jest/globals';
import { chosenBy, readDraft, trying, worthKeeping } from './draft';

const fields = [
  { name: 'name', kind: 'text', required: true },
  { name: 'role', kind: 'choice', required: true, choices: ['Architect'] },
  { name: 'brand', kind: 'select', required: false, choices: ['agape', 'kohler'] },
  { name: 'message', kind: 'textarea', required: true },
  { name: 'consent', kind: 'consent', required: true },
];

test('[A6] a draft holds what was written, and never a consent', () => {
  const values = { name: 'A', role: 'Architect', message: 'Two\nlines', brand: '', consent: 'yes', _type: 'inquiry', _website: '' };
  expect(worthKeeping(fields, values)).toEqual({ name: 'A', role: 'Architect', message: 'Two\nlines' });
});

test('[A6] a consent in a kept draft is not read', () => {
  expect(readDraft(fields, '{"values":{"name":"A","consent":"yes"}}').values).toEqual({ name: 'A' });
});

test('[A3] what is no longer offered, no text or no field is left out of a draft', () => {
  const kept = { values: { role: 'Baker', brand: 'gone', name: 7, other: 'x', message: 'M', toString: 'y' } };
  expect(readDraft(fields, JSON.stringify(kept))).toEqual({ values: { message: 'M' }, tried: undefined });
});

test.each([null, '', 'null', '[]', '7', '{"values":[]}', '{"values":null}', '{', '{"tried":{}}'])('[A3] %s is no draft', (kept) => {
  expect(readDraft(fields, kept)).toEqual({ values: {} });
});

test.each(['{"key":7,"values":{}}', '{"key":"k"}', '[]', 'null'])('[A3] %s is no earlier try', (tried) => {
  expect(readDraft(fields, `{"values":{"name":"A"},"tried":${tried}}`)).toEqual({ values: { name: 'A' }, tried: undefined });
});

test.each([
  [{ brand: 'kohler' }, { brand: 'kohler' }],
  [{ brand: 'nobody' }, {}],
  [{ brand: '' }, {}],
  [{ name: 'A', role: 'Architect', message: 'M', consent: 'yes' }, {}],
  [{ brand: 'agape', other: 'x' }, { brand: 'agape' }],
  [{}, {}],
])('[A3] an address with %j chooses what a list offers and nothing else', (given, chosen) => {
  expect(chosenBy(given, fields)).toEqual(chosen);
});

test('[A3] the same words again go under the same key, also after the tab was loaded again', () => {
  const first = trying({ values: { name: 'A' } }, () => 'k1');
  const kept = readDraft(fields, JSON.stringify(first));
  expect(trying(kept, () => 'k2')).toEqual({ values: { name: 'A' }, tried: { key: 'k1', values: { name: 'A' } } });
});

test('[A3] other words go under another key', () => {
  const { tried } = trying({ values: { name: 'A' } }, () => 'k1');
  expect(trying({ values: { name: 'A', message: 'M' }, tried }, () => 'k2').tried.key).toBe('k2');
  expect(trying({ values: {}, tried }, () => 'k3').tried.key).toBe('k3');
});
