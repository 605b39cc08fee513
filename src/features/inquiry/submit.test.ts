import { expect, jest, test } from '@jest/globals';
import { toReceipt, type FormField } from './fields';
import { formatFailureMessage, formatWait, parseRetryAfter, postForm, toSubmitResult } from './submit';

const context = { fieldNames: ['email', 'message'], isOnline: true, now: 0 };
const createResponse = (status: number, data: unknown, retryAfter: string | null = null) => ({
  status,
  body: JSON.stringify(data),
  retryAfter,
});

test.each([200, 201])('[A3] a %d with a reference is stored', (status) => {
  expect(toSubmitResult(createResponse(status, { reference: 'ABC-234' }), context)).toEqual({
    kind: 'stored',
    reference: 'ABC-234',
    dueAt: null,
  });
  const due = '2026-11-24T04:00:00.000Z';
  expect(toSubmitResult(createResponse(status, { reference: 'ABC-234', due }), context)).toMatchObject({ dueAt: new Date(due) });
});

test.each([{}, { reference: 7 }, { reference: '' }, null, []])('[A3] a 200 with %j has no reference', (data) => {
  expect(toSubmitResult(createResponse(200, data), context)).toEqual({ kind: 'failed', failure: { cause: 'unexpected_answer' } });
});

test('[A3] field errors of the service become problems of the form; those of unknown fields mean that the page is outdated', () => {
  const data = { error: 'Some fields need your attention.', fields: { message: 'Write it', email: 'Mend it', _key: 'Out', toString: 'x' } };
  expect(toSubmitResult(createResponse(422, data), context)).toEqual({
    kind: 'invalid',
    problems: { email: 'Mend it', message: 'Write it' },
  });
  expect(toSubmitResult(createResponse(422, { error: 'E', fields: { budget: 'Choose one' } }), context)).toEqual({
    kind: 'failed',
    failure: { cause: 'outdated' },
  });
});

test.each([
  ['a 422 without fields', createResponse(422, { error: 'E' }), { cause: 'unexpected_answer', serviceMessage: 'E' }],
  ['a 503 with words', createResponse(503, { error: 'Away.' }), { cause: 'unavailable', serviceMessage: 'Away.' }],
  ['a 500 in HTML', { status: 500, body: '<h1>', retryAfter: null }, { cause: 'unavailable' }],
  ['a 422 in HTML', { status: 422, body: '<h1>', retryAfter: null }, { cause: 'unexpected_answer' }],
  ['a 413 with words', createResponse(413, { error: 'Long.' }), { cause: 'unexpected_answer', serviceMessage: 'Long.' }],
  ['a 429', createResponse(429, { error: 'Too many.' }, '600'), { cause: 'too_many', retryAfterSeconds: 600 }],
  ['a 429 of another server', { status: 429, body: '', retryAfter: null }, { cause: 'too_many' }],
  ['a 200 that cannot be read', { status: 200, body: '<h1>', retryAfter: null }, { cause: 'unexpected_answer' }],
  ['no answer', null, { cause: 'no_connection' }],
])('[A3] %s is a failure', (_, response, failure) => {
  expect(toSubmitResult(response, context)).toEqual({ kind: 'failed', failure });
});

test('[A3] no response without a connection is reported as offline', () => {
  expect(toSubmitResult(null, { ...context, isOnline: false })).toEqual({ kind: 'failed', failure: { cause: 'offline' } });
});

const messages = {
  offline: 'Offline.',
  no_connection: 'No way there.',
  unavailable: 'Nobody home.',
  unexpected_answer: 'What?',
  too_many: 'Send it again in',
  outdated: 'Old.',
  kept: 'It is here.',
};

test.each([
  [{ cause: 'offline' }, 'Offline. It is here.'],
  [{ cause: 'unavailable', serviceMessage: 'Away.' }, 'Away. It is here.'],
  [{ cause: 'unavailable' }, 'Nobody home. It is here.'],
  [{ cause: 'too_many', retryAfterSeconds: 540 }, 'Send it again in 9 minutes. It is here.'],
  [{ cause: 'too_many' }, 'Send it again in 1 minute. It is here.'],
] as const)('[A3] %j has a message that says what to do and that the input is kept', (failure, message) => {
  expect(formatFailureMessage(failure, messages, 'en')).toBe(message);
});

test.each([
  ['600', 600],
  [' 5 ', 5],
  ['Sat, 21 Nov 2026 08:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('[A3] Retry-After %s is %s seconds away', (retryAfter, seconds) => {
  expect(parseRetryAfter(retryAfter, Date.parse('2026-11-21T08:00:00Z'))).toBe(seconds);
});

test.each([
  [0, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
])('[A3] a wait of %d seconds is formatted as %s', (seconds, words) => {
  expect(formatWait(seconds, 'en')).toBe(words);
});

test.each([
  ['messenger', 'A tap', true],
  ['email', 'Messenger', false],
])('[A10] who chose %s and wrote about "%s" is asked to write first: %s', (channel, product, isAskedToWrite) => {
  const kinds = { reply: 'reply', product: 'text' };
  const fields = Object.entries(kinds).map(([name, kind]) => ({
    input: { name, label: name, kind },
    options: [{ value: 'messenger', label: 'Messenger' }],
    rule: { name, kind, fromLink: true },
  })) as unknown as FormField[];
  const receipt = toReceipt({ reference: 'ABC-234', dueAt: null }, fields, { reply: channel, product }, 'plan.pdf: Empty', new Date(0));
  expect(receipt).toMatchObject({ reference: 'ABC-234', leftOut: 'plan.pdf: Empty', isAskedToWrite });
});

test('[W4] a form is sent as long as there is progress, and given up after thirty seconds without', async () => {
  jest.useFakeTimers();
  const onProgress = jest.fn();
  const upload = {} as { onprogress: (sent: object) => void };
  const request = { upload, open: () => undefined, send: () => undefined, onabort: () => undefined, abort: jest.fn() };
  request.abort.mockImplementation(() => request.onabort());
  globalThis.XMLHttpRequest = jest.fn(() => request) as never;
  const response = postForm(new FormData(), onProgress);
  for (const loaded of [1, 2, 4]) {
    jest.advanceTimersByTime(29_000);
    upload.onprogress({ loaded, total: 4 });
  }
  expect([request.abort.mock.calls.length, onProgress.mock.calls]).toEqual([0, [[0.25], [0.5], [1]]]);
  jest.advanceTimersByTime(30_000);
  expect(await response).toBeNull();
});
