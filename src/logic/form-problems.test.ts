import { expect, test } from '@jest/globals';
import { problemsOf } from './form-problems';

const fields = [
  { name: 'name', kind: 'text', required: true },
  { name: 'email', kind: 'email', required: true },
  { name: 'phone', kind: 'tel', required: false },
  { name: 'consent', kind: 'consent', required: true },
];

test('[R9] what is required and missing is named in the form’s order', () => {
  expect(problemsOf(fields, {})).toEqual(['name', 'email', 'consent']);
  expect(problemsOf(fields, { name: '  ', email: 'a@b.example', consent: 'yes' })).toEqual(['name']);
  expect(problemsOf(fields, { name: 'A', email: 'a@b.example', phone: '', consent: 'yes' })).toEqual([]);
});

test.each(['visitor@sample', 'a@b@c.example', 'a b@c.example', '@c.example', 'a@.example', 'a@c.', 'a'])(
  '[R9] %s is no e-mail address',
  (email) => {
    expect(problemsOf(fields, { name: 'A', email, consent: 'yes' })).toEqual(['email']);
  },
);

test.each(['+63 2 8555 0100', '(02) 8555-0100', '09175550100', '8555 0100'])('[R9] %s is a telephone number', (phone) => {
  expect(problemsOf(fields, { name: 'A', email: 'a@b.example', phone, consent: 'yes' })).toEqual([]);
});

test.each(['12345', '+63 2 8555 0100 0000 00', 'call me'])('[R9] %s is no telephone number', (phone) => {
  expect(problemsOf(fields, { name: 'A', email: 'a@b.example', phone, consent: 'yes' })).toEqual(['phone']);
});
