import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SubmissionError } from '../../domain/forms/service-response';
import { MessagesProvider } from '../../ui/messages/messages';
import { Toasts } from '../../runtime/toast/toasts';
import { PlainToast } from '../../ui/toast/toast-parts';
import { Newsletter } from './newsletter';
import { postSubscription } from './subscribe-with-feedback';

const messages = {
  newsletter: {
    heading: 'Four letters a year.',
    label: 'E-mail Address',
    submit: 'Submit',
    success_summary: 'Subscribed',
    success_detail: 'You are on the list.',
    pending_summary: 'One more step',
    pending_detail: 'Open the link.',
    failure_summary: 'Failed',
    failure_detail: 'You are not on the list.',
    no_connection: 'No way there.',
    unavailable: 'Nobody home.',
    unexpected_answer: 'What?',
  },
  toast: { close: 'Close' },
  form: { empty: 'Empty' },
} as Queries.ContentTextFragment;

const fetchMock = jest.fn<typeof fetch>();
const createResponse = (status: number, body: string) => ({ status, text: () => Promise.resolve(body) }) as Response;
const renderNewsletter = () =>
  render(
    <MessagesProvider value={messages}>
      <Newsletter />
      <Toasts load={() => Promise.resolve(PlainToast)} />
    </MessagesProvider>,
  );
const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail Address' });
const getButton = () => screen.getByRole('button', { name: 'Submit' });
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
afterEach(() => void jest.useRealTimers());

describe('[L1] the newsletter', () => {
  test('starts with an empty field and posts it unvalidated', async () => {
    fetchMock.mockResolvedValue(createResponse(400, '{"error":"An address is missing."}'));
    renderNewsletter();
    expect(getField()).toHaveValue('');
    await submitAndSettle();
    expect(fetchMock.mock.calls.map(([, request]) => request?.body)).toEqual(['{"email":""}']);
  });

  test('posts an invalid address without validation', async () => {
    fetchMock.mockResolvedValue(createResponse(200, '{}'));
    renderNewsletter();
    typeEmail('no address');
    await submitAndSettle();
    expect(fetchMock.mock.calls.map(([, request]) => request?.body)).toEqual(['{"email":"no address"}']);
  });

  test('goes from idle to loading to idle; a second submission while loading does nothing', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    renderNewsletter();
    expect(getForm()).toHaveAttribute('aria-busy', 'false');
    act(() => {
      getForm().requestSubmit();
      getForm().requestSubmit();
    });
    await submitAndSettle();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(getForm()).toHaveAttribute('aria-busy', 'true');
    expect(getButton()).toHaveAttribute('aria-disabled', 'true');
    answer(createResponse(200, '{}'));
    await advanceTime(0);
    expect(getForm()).toHaveAttribute('aria-busy', 'false');
    expect(getButton()).toHaveAttribute('aria-disabled', 'false');
    await submitAndSettle();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('is a form that posts natively without JavaScript', () => {
    renderNewsletter();
    expect([getForm().method, getForm().getAttribute('action'), getForm().noValidate, getField().name]).toEqual([
      'post',
      '/api/newsletter/',
      true,
      'email',
    ]);
  });
});

test('[L2] the e-mail address is posted as JSON to the newsletter endpoint', async () => {
  fetchMock.mockResolvedValue(createResponse(200, '{}'));
  await postSubscription('visitor@sample.ph');
  expect(fetchMock.mock.calls).toEqual([
    ['/api/newsletter/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"visitor@sample.ph"}' }],
  ]);
});

describe('[L3] a success', () => {
  test('returns the data of the response', async () => {
    fetchMock.mockResolvedValue(createResponse(201, '{"id":7}'));
    await expect(postSubscription('visitor@sample.ph')).resolves.toEqual({ id: 7 });
  });

  test('clears the field and raises a toast of 3000 ms', async () => {
    fetchMock.mockResolvedValue(createResponse(200, '{}'));
    renderNewsletter();
    typeEmail('visitor@sample.ph');
    await submitAndSettle();
    expect(getField()).toHaveValue('');
    expect(screen.getByText('You are on the list.').closest('[role="status"]')).toHaveTextContent('SubscribedYou are on the list.');
    expect(getStatusLine()).toBeEmptyDOMElement();
    await advanceTime(2999);
    expect(screen.getByText('Subscribed')).toBeInTheDocument();
    await advanceTime(1);
    expect(screen.queryByText('Subscribed')).not.toBeInTheDocument();
  });
});

test('[L3] a pending confirmation is shown in a toast, and stays in the line beside the form', async () => {
  fetchMock
    .mockResolvedValueOnce(createResponse(201, '{"state":"pending"}'))
    .mockResolvedValueOnce(createResponse(201, '{"state":"subscribed"}'));
  renderNewsletter();
  typeEmail('visitor@sample.ph');
  await submitAndSettle();
  expect(screen.getByText('One more step').closest('[role="status"]')).toHaveTextContent('One more stepOpen the link.');
  await advanceTime(3000);
  expect(screen.queryByText('One more step')).not.toBeInTheDocument();
  expect(getStatusLine()).toHaveTextContent('Open the link.');
  await submitAndSettle();
  expect(screen.getByText('Subscribed')).toBeInTheDocument();
});

describe('[L4] a failure', () => {
  test.each([
    ['a 409 with words', () => Promise.resolve(createResponse(409, '{"error":"Already there."}')), 'Already there.'],
    ['a 500 with words', () => Promise.resolve(createResponse(500, '{"error":"Out of paper."}')), 'Out of paper.'],
    ['a 500 without', () => Promise.resolve(createResponse(500, '')), 'Nobody home.'],
    ['a 404 in HTML', () => Promise.resolve(createResponse(404, '<h1>')), 'What?'],
    ['a 200 that cannot be read', () => Promise.resolve(createResponse(200, '<h1>')), 'What?'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'No way there.'],
  ])('by %s keeps the text, raises a toast of 3000 ms and shows the cause beside the form', async (_, answer, why) => {
    fetchMock.mockImplementation(answer);
    renderNewsletter();
    typeEmail('visitor@sample.ph');
    await submitAndSettle();
    expect(getField()).toHaveValue('visitor@sample.ph');
    expect(screen.getByRole('alert')).toHaveTextContent('FailedYou are not on the list.');
    expect(getStatusLine()).toHaveTextContent(why);
    await advanceTime(2999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await advanceTime(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(getStatusLine()).toHaveTextContent(why);
  });

  test('throws the error of the body', async () => {
    fetchMock.mockResolvedValue(createResponse(409, '{"error":"Already there."}'));
    await expect(postSubscription('visitor@sample.ph')).rejects.toThrow(new SubmissionError('Already there.', 'unexpected_answer'));
  });

  test('is cleared by the next submission', async () => {
    fetchMock.mockResolvedValueOnce(createResponse(500, '')).mockResolvedValueOnce(createResponse(200, '{}'));
    renderNewsletter();
    await submitAndSettle();
    expect(getStatusLine()).toHaveTextContent('Nobody home.');
    pressSubmit();
    expect(getStatusLine()).toBeEmptyDOMElement();
    await advanceTime(0);
    expect(getStatusLine()).toBeEmptyDOMElement();
  });
});

test('[T2] the newsletter’s toasts pause on hover', async () => {
  fetchMock.mockResolvedValue(createResponse(200, '{}'));
  renderNewsletter();
  pressSubmit();
  await advanceTime(1000);
  fireEvent.mouseEnter(screen.getByText('Subscribed').closest('[data-severity]')!);
  await advanceTime(10_000);
  expect(screen.getByText('Subscribed')).toBeInTheDocument();
});
