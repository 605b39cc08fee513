import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SubmissionError } from '../../domain/forms/service-response';
import { type Messages, MessagesContext } from '../../ui/messages';
import { namedMessages } from '../../ui/messages.fixture';
import { newsletterIsland } from '../islands';
import { Newsletter, postSubscription } from './newsletter';

const fetchMock = jest.fn<typeof fetch>();
const createResponse = (status: number, body: string) => ({ status, text: () => Promise.resolve(body) }) as Response;
/** With the texts that its island has, and no others. */
const texts = Object.fromEntries(newsletterIsland.texts.map((group) => [group, namedMessages[group]])) as unknown as Messages;
const renderNewsletter = () =>
  render(
    <MessagesContext value={texts}>
      <Newsletter trapLabel="empty" notice="1-1a2b3c4d" />
    </MessagesContext>,
  );
const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'label' });
const getButton = () => screen.getByRole('button', { name: 'submit' });
const getForm = () => getField().form!;
const typeEmail = (value: string) => fireEvent.change(getField(), { target: { value } });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pressSubmit = () => fireEvent.click(getButton());
const submitAndSettle = () => {
  pressSubmit();
  return advanceTime(0);
};
const getStatusLine = () => getForm().parentElement!.querySelector('p[role="status"]');

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock.mockReset();
});
// The toasts outlast a page.
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('[L1, L3, L4] the field, its button and the toasts have the words of the owner', () => {
  const { newsletter } = parse(readFileSync('content/text.yaml', 'utf8')) as Pick<Messages, 'newsletter'>;
  expect(newsletter).toMatchObject({
    label: 'E-mail Address',
    submit: 'Submit',
    success_summary: 'Subscribed Successfully',
    success_detail: 'You have subscribe to our newsletter!',
    failure_summary: 'Uh-oh! Something went wrong.',
    failure_detail: "You've already subscribed to our newsletter",
  });
});

test('[L1, L2] the newsletter posts what stands in its field, unchecked, and goes from idle to loading to idle; a second submission while loading does nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderNewsletter();
  expect(getForm()).toHaveAttribute('aria-busy', 'false');
  expect(getField()).toHaveValue('');
  typeEmail('no address');
  act(() => {
    getForm().requestSubmit();
    getForm().requestSubmit();
  });
  await submitAndSettle();
  expect(fetchMock.mock.calls.map(([, init]) => init!.body)).toEqual(['{"email":"no address","_notice":"1-1a2b3c4d"}']);
  expect(getForm()).toHaveAttribute('aria-busy', 'true');
  expect(getButton()).toHaveAttribute('aria-disabled', 'true');
  answer(createResponse(200, '{}'));
  await advanceTime(0);
  expect(getForm()).toHaveAttribute('aria-busy', 'false');
  expect(getButton()).toHaveAttribute('aria-disabled', 'false');
  expect(getField()).toHaveValue('');
  await submitAndSettle();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('[L2, L3, L4] the e-mail address is posted as JSON to the newsletter endpoint; the answer is its data, or the error of its body', async () => {
  fetchMock.mockResolvedValueOnce(createResponse(201, '{"id":7}')).mockResolvedValueOnce(createResponse(409, '{"error":"Already there."}'));
  await expect(postSubscription({ email: 'visitor@sample.ph', _notice: '1-1a2b3c4d' })).resolves.toEqual({ id: 7 });
  expect(fetchMock.mock.calls).toEqual([
    [
      '/api/newsletter/',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"visitor@sample.ph","_notice":"1-1a2b3c4d"}',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
  await expect(postSubscription({ email: 'visitor@sample.ph', _notice: '1-1a2b3c4d' })).rejects.toThrow(
    new SubmissionError('Already there.', 'unexpected_answer'),
  );
});

test('[L2] the service may be elsewhere, by a variable of the build', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_API_BASE: 'https://forms.example/v1' });
  fetchMock.mockResolvedValue(createResponse(201, '{}'));
  await jest.isolateModulesAsync(async () => {
    await (await import('./newsletter')).postSubscription({ email: '', _notice: '' });
  });
  expect(fetchMock.mock.calls[0]![0]).toBe('https://forms.example/v1/newsletter/');
});

test('[L3, T2] a pending confirmation is shown in a toast, and stays in the line beside the form, which says a success to screen readers', async () => {
  fetchMock
    .mockResolvedValueOnce(createResponse(201, '{"state":"pending"}'))
    .mockResolvedValueOnce(createResponse(201, '{"state":"subscribed"}'));
  renderNewsletter();
  typeEmail('visitor@sample.ph');
  await submitAndSettle();
  expect(screen.getByText('pending_summary').closest('[role="status"]')).toHaveTextContent('pending_summarypending_detail');
  await advanceTime(3000);
  expect(screen.queryByText('pending_summary')).not.toBeInTheDocument();
  expect(getStatusLine()).toHaveTextContent('pending_detail');
  await submitAndSettle();
  expect(screen.getByText('success_summary')).toBeInTheDocument();
  expect(getStatusLine()).toHaveTextContent('success_detail');
});

test.each([
  ['a 409 with words', () => Promise.resolve(createResponse(409, '{"error":"Already there."}')), 'Already there.'],
  ['a 500 without', () => Promise.resolve(createResponse(500, '')), 'unavailable'],
  ['a 200 that cannot be read', () => Promise.resolve(createResponse(200, '<h1>')), 'unexpected_answer'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no_connection'],
])('[L4] a failure by %s keeps the text, raises a toast of 3000 ms and shows the cause beside the form', async (_, answer, why) => {
  fetchMock.mockImplementation(answer);
  renderNewsletter();
  typeEmail('visitor@sample.ph');
  await submitAndSettle();
  expect(getField()).toHaveValue('visitor@sample.ph');
  expect(screen.getByRole('alert')).toHaveTextContent('failure_summaryfailure_detail');
  expect(getStatusLine()).toHaveTextContent(why);
  await advanceTime(2999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await advanceTime(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getStatusLine()).toHaveTextContent(why);
});

test('[L4] a service that does not answer for thirty seconds is a failure', async () => {
  fetchMock.mockImplementation(
    (_url, init) => new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  renderNewsletter();
  typeEmail('visitor@sample.ph');
  await submitAndSettle();
  await advanceTime(29_999);
  expect(getForm()).toHaveAttribute('aria-busy', 'true');
  await advanceTime(1);
  expect(getForm()).toHaveAttribute('aria-busy', 'false');
  expect([getField().value, getStatusLine()!.textContent]).toEqual(['visitor@sample.ph', 'no_connection']);
});
