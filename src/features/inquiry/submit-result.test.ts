import { expect, test } from '@jest/globals';
import { formatFailureMessage, toSubmitResult } from './submit-result';

const here = { fieldNames: ['email', 'message'], isOnline: true, now: 0 };
const answer = (status: number, data: unknown, retryAfter: string | null = null) => ({ status, body: JSON.stringify(data), retryAfter });

test.each([200, 201])('[A3] a %d with a reference is stored', (status) => {
  expect(toSubmitResult(answer(status, { reference: 'ABC-234' }), here)).toEqual({ is: 'stored', reference: 'ABC-234' });
});

test.each([{}, { reference: 7 }, { reference: '' }, null, []])('[A3] a 200 with %j tells no reference', (data) => {
  expect(toSubmitResult(answer(200, data), here)).toEqual({ is: 'failed', failure: { cause: 'unexpected_answer' } });
});

test('[A3] the fields that the service names are the form’s to mend', () => {
  const data = { error: 'Some fields need your attention.', fields: { message: 'Write it', email: 'Mend it', _key: 'Out', toString: 'x' } };
  expect(toSubmitResult(answer(422, data), here)).toEqual({ is: 'faulty', problems: { email: 'Mend it', message: 'Write it' } });
});

test('[A3] fields that the page does not have tell that it is old', () => {
  expect(toSubmitResult(answer(422, { error: 'E', fields: { budget: 'Choose one' } }), here)).toEqual({
    is: 'failed',
    failure: { cause: 'outdated' },
  });
});

test.each([
  ['a 422 without fields', answer(422, { error: 'E' }), { cause: 'unexpected_answer', serviceMessage: 'E' }],
  ['a 503 with words', answer(503, { error: 'Away.' }), { cause: 'service_away', serviceMessage: 'Away.' }],
  ['a 500 in HTML', { status: 500, body: '<h1>', retryAfter: null }, { cause: 'service_away' }],
  ['a 422 in HTML', { status: 422, body: '<h1>', retryAfter: null }, { cause: 'unexpected_answer' }],
  ['a 413 with words', answer(413, { error: 'Long.' }), { cause: 'unexpected_answer', serviceMessage: 'Long.' }],
  ['a 429', answer(429, { error: 'Too many.' }, '600'), { cause: 'too_many', retryAfterSeconds: 600 }],
  ['a 429 of another server', { status: 429, body: '', retryAfter: null }, { cause: 'too_many' }],
  ['a 200 that cannot be read', { status: 200, body: '<h1>', retryAfter: null }, { cause: 'unexpected_answer' }],
  ['no answer', null, { cause: 'no_connection' }],
])('[A3] %s is a failure', (_, came, failure) => {
  expect(toSubmitResult(came, here)).toEqual({ is: 'failed', failure });
});

test('[A3] no answer without a connection is told as that', () => {
  expect(toSubmitResult(null, { ...here, isOnline: false })).toEqual({ is: 'failed', failure: { cause: 'offline' } });
});

const words = {
  offline: 'Offline.',
  no_connection: 'No way there.',
  service_away: 'Nobody home.',
  unexpected_answer: 'What?',
  too_many: 'Send it again in',
  outdated: 'Old.',
  kept: 'It is here.',
};

test.each([
  [{ cause: 'offline' }, 'Offline. It is here.'],
  [{ cause: 'service_away', serviceMessage: 'Away.' }, 'Away. It is here.'],
  [{ cause: 'service_away' }, 'Nobody home. It is here.'],
  [{ cause: 'too_many', retryAfterSeconds: 540 }, 'Send it again in 9 minutes. It is here.'],
  [{ cause: 'too_many' }, 'Send it again in 1 minute. It is here.'],
] as const)('[A3] %j says what to do, and that every word is kept', (failure, told) => {
  expect(formatFailureMessage(failure, words, 'en')).toBe(told);
});
