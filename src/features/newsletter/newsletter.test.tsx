import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SubmissionFailure } from '../../logic/submission';
import { TextProvider } from '../../ui/text/text';
import { ToastProvider } from '../../ui/toast/toast';
import { PlainToast } from '../../ui/toast/toast-parts';
import { Newsletter } from './newsletter';
import { subscribe } from './subscribe';

const words = {
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
    service_away: 'Nobody home.',
    unexpected_answer: 'What?',
  },
  toast: { close: 'Close' },
  form: { empty: 'Empty' },
} as Queries.ContentTextFragment;

const fetching = jest.fn<typeof fetch>();
const answered = (status: number, body: string) => ({ status, text: () => Promise.resolve(body) }) as Response;
const page = () =>
  render(
    <TextProvider value={words}>
      <ToastProvider load={() => Promise.resolve(PlainToast)}>
        <Newsletter />
      </ToastProvider>
    </TextProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail Address' });
const button = () => screen.getByRole('button', { name: 'Submit' });
const form = () => field().form!;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = () => fireEvent.click(button());
const pressed = () => {
  press();
  return pass(0);
};
const line = () => form().parentElement!.querySelector('p[role="status"]');

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetching.mockReset();
});
afterEach(() => void jest.useRealTimers());

describe('[L1] the newsletter', () => {
  test('has an empty field and posts it as it is', async () => {
    fetching.mockResolvedValue(answered(400, '{"error":"An address is missing."}'));
    page();
    expect(field()).toHaveValue('');
    await pressed();
    expect(fetching.mock.calls.map(([, request]) => request?.body)).toEqual(['{"email":""}']);
  });

  test('posts what is no address, and asks nothing before', async () => {
    fetching.mockResolvedValue(answered(200, '{}'));
    page();
    type('no address');
    await pressed();
    expect(fetching.mock.calls.map(([, request]) => request?.body)).toEqual(['{"email":"no address"}']);
  });

  test('is idle, loads, is idle; while it loads a second submission does nothing', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    page();
    expect(form()).toHaveAttribute('aria-busy', 'false');
    act(() => {
      form().requestSubmit();
      form().requestSubmit();
    });
    await pressed();
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(form()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    answer(answered(200, '{}'));
    await pass(0);
    expect(form()).toHaveAttribute('aria-busy', 'false');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    await pressed();
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  test('is a form that posts by itself where there is no JavaScript', () => {
    page();
    expect([form().method, form().getAttribute('action'), form().noValidate, field().name]).toEqual([
      'post',
      '/api/newsletter/',
      true,
      'email',
    ]);
  });
});

test('[L2] an address is posted as JSON to the newsletter’s service', async () => {
  fetching.mockResolvedValue(answered(200, '{}'));
  await subscribe('visitor@sample.ph');
  expect(fetching.mock.calls).toEqual([
    ['/api/newsletter/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"visitor@sample.ph"}' }],
  ]);
});

describe('[L3] a success', () => {
  test('returns the data of the answer', async () => {
    fetching.mockResolvedValue(answered(201, '{"id":7}'));
    await expect(subscribe('visitor@sample.ph')).resolves.toEqual({ id: 7 });
  });

  test('clears the field and raises a toast of 3000 ms', async () => {
    fetching.mockResolvedValue(answered(200, '{}'));
    page();
    type('visitor@sample.ph');
    await pressed();
    expect(field()).toHaveValue('');
    expect(screen.getByText('You are on the list.').closest('[role="status"]')).toHaveTextContent('SubscribedYou are on the list.');
    expect(line()).toBeEmptyDOMElement();
    await pass(2999);
    expect(screen.getByText('Subscribed')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText('Subscribed')).not.toBeInTheDocument();
  });
});

test('[L3] an address that is still to be confirmed is told so, and the line beside the form goes on saying it', async () => {
  fetching.mockResolvedValueOnce(answered(201, '{"state":"pending"}')).mockResolvedValueOnce(answered(201, '{"state":"subscribed"}'));
  page();
  type('visitor@sample.ph');
  await pressed();
  expect(screen.getByText('One more step').closest('[role="status"]')).toHaveTextContent('One more stepOpen the link.');
  await pass(3000);
  expect(screen.queryByText('One more step')).not.toBeInTheDocument();
  expect(line()).toHaveTextContent('Open the link.');
  await pressed();
  expect(screen.getByText('Subscribed')).toBeInTheDocument();
});

describe('[L4] a failure', () => {
  test.each([
    ['a 409 with words', () => Promise.resolve(answered(409, '{"error":"Already there."}')), 'Already there.'],
    ['a 500 with words', () => Promise.resolve(answered(500, '{"error":"Out of paper."}')), 'Out of paper.'],
    ['a 500 without', () => Promise.resolve(answered(500, '')), 'Nobody home.'],
    ['a 404 in HTML', () => Promise.resolve(answered(404, '<h1>')), 'What?'],
    ['a 200 that cannot be read', () => Promise.resolve(answered(200, '<h1>')), 'What?'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'No way there.'],
  ])('by %s keeps the text, raises a toast of 3000 ms and says why beside the form', async (_, answer, why) => {
    fetching.mockImplementation(answer);
    page();
    type('visitor@sample.ph');
    await pressed();
    expect(field()).toHaveValue('visitor@sample.ph');
    expect(screen.getByRole('alert')).toHaveTextContent('FailedYou are not on the list.');
    expect(line()).toHaveTextContent(why);
    await pass(2999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(line()).toHaveTextContent(why);
  });

  test('raises the error of the body', async () => {
    fetching.mockResolvedValue(answered(409, '{"error":"Already there."}'));
    await expect(subscribe('visitor@sample.ph')).rejects.toThrow(new SubmissionFailure('Already there.', 'unexpected_answer'));
  });

  test('is forgotten with the next submission', async () => {
    fetching.mockResolvedValueOnce(answered(500, '')).mockResolvedValueOnce(answered(200, '{}'));
    page();
    await pressed();
    expect(line()).toHaveTextContent('Nobody home.');
    press();
    expect(line()).toBeEmptyDOMElement();
    await pass(0);
    expect(line()).toBeEmptyDOMElement();
  });
});

test('[T2] the newsletter’s toasts wait under the pointer', async () => {
  fetching.mockResolvedValue(answered(200, '{}'));
  page();
  press();
  await pass(1000);
  fireEvent.mouseEnter(screen.getByText('Subscribed').closest('[data-severity]')!);
  await pass(10_000);
  expect(screen.getByText('Subscribed')).toBeInTheDocument();
});
