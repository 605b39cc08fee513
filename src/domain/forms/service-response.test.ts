import { expect, test } from '@jest/globals';
import { type ServiceResponse, parseResponse, SubmissionError, getErrorMessage } from './service-response';

const messages = { no_connection: 'No way there.', unavailable: 'Nobody home.', unexpected_answer: 'What?' };

function failureOf(response: ServiceResponse | null): SubmissionError {
  try {
    parseResponse(response);
  } catch (raised) {
    return raised as SubmissionError;
  }
  throw new Error('It was accepted.');
}

test.each([200, 201, 202, 299])('[L3] the data of a response with status %d is returned', (status) => {
  expect(parseResponse({ status, body: '{"id":7}' })).toEqual({ id: 7 });
});

test.each(['null', '"done"', '[]', '{"error":"old"}'])('[L3] the body %s is valid data', (body) => {
  expect(parseResponse({ status: 200, body })).toEqual(JSON.parse(body));
});

test.each([400, 404, 409, 429, 500, 503])('[L4] the error in the body of a %d is thrown', (status) => {
  const failure = failureOf({ status, body: '{"error":"This address is on the list."}' });
  expect(failure).toBeInstanceOf(SubmissionError);
  expect([failure.error, failure.message]).toEqual(['This address is on the list.', 'This address is on the list.']);
  expect(getErrorMessage(failure, messages)).toBe('This address is on the list.');
});

test('[L4] an error that is not a string is kept with the message for the cause, and any other error has the one for an unexpected response', () => {
  const failure = failureOf({ status: 422, body: '{"error":{"email":["wrong"]}}' });
  expect(failure.error).toEqual({ email: ['wrong'] });
  expect(getErrorMessage(failure, messages)).toBe(messages.unexpected_answer);
  expect(getErrorMessage(new TypeError('x is not a function'), messages)).toBe(messages.unexpected_answer);
});

test.each([
  ['no response', null, 'no_connection'],
  ['a 500 without a message', { status: 500, body: '{}' }, 'unavailable'],
  ['a 503 in HTML', { status: 503, body: '<h1>Away</h1>' }, 'unavailable'],
  ['a 400 without a message', { status: 400, body: '[]' }, 'unexpected_answer'],
  ['a 404 in HTML', { status: 404, body: '<h1>Not found</h1>' }, 'unexpected_answer'],
  ['a 404 with nothing', { status: 404, body: '' }, 'unexpected_answer'],
  ['a 400 with null', { status: 400, body: 'null' }, 'unexpected_answer'],
  ['a 400 with a blank error', { status: 400, body: '{"error":"  "}' }, 'unexpected_answer'],
  ['a 200 that cannot be read', { status: 200, body: '<h1>Hello</h1>' }, 'unexpected_answer'],
  ['a 200 with nothing', { status: 200, body: '' }, 'unexpected_answer'],
  ['a redirect', { status: 304, body: '{}' }, 'unexpected_answer'],
] as const)('[L4] %s throws with the message for its cause', (_, response, cause) => {
  const failure = failureOf(response);
  expect(failure.cause).toBe(cause);
  expect(getErrorMessage(failure, messages)).toBe(messages[cause]);
});
