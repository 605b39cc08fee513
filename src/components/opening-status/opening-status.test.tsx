import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mockVisibility } from '../../runtime/islands/visibility.fixture';
import '../../ui/messages/messages.fixture';
import { hasOpeningStatus, OpeningStatus, useOpeningStatus } from './opening-status';
import { OpeningHoursList } from './opening-hours';

const quezonCity: Queries.OpeningStatusFragment = {
  hours: [{ from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' }],
  holidays: [
    { date: '2026-11-30', name: 'Bonifacio Day', opens: null, closes: null },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '9:00 AM', closes: '12:00 PM' },
  ],
};
const closedShowroom: Queries.OpeningStatusFragment = { hours: [], holidays: null };

function StatusLine({ showroom }: { showroom: Queries.OpeningStatusFragment }) {
  const [status, ref] = useOpeningStatus<HTMLParagraphElement>(showroom);
  return <p ref={ref}>{hasOpeningStatus(status) && <OpeningStatus status={status} />}</p>;
}

const createPage = (showroom = quezonCity) => <StatusLine showroom={showroom} />;
const setManilaTime = (moment: string) => jest.setSystemTime(new Date(`${moment}+08:00`));
/** Renders the page and waits for the code that loads when it becomes visible. */
const renderOpen = async (schedule?: Queries.OpeningStatusFragment) => {
  const view = render(createPage(schedule));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
};
const getLine = () => screen.getByRole('paragraph');
const advanceSeconds = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

beforeEach(() => {
  jest.useFakeTimers();
  mockVisibility();
});
afterEach(() => void jest.useRealTimers());

test.each([
  ['a Tuesday morning', '2026-11-24T10:00', 'open_now · closes 5:30 PM'],
  ['a holiday with hours', '2026-12-24T10:00', 'open_now · closes 12:00 PM'],
])('[F2] the opening status on %s', async (_, moment, sentence) => {
  setManilaTime(`${moment}:00`);
  await renderOpen();
  expect(getLine()).toHaveTextContent(sentence);
  expect(getLine().querySelector('[data-open]')).toHaveAttribute('data-open', String(sentence.startsWith('open_now')));
});

test('[F2] the opening status changes at closing and opening time, with one timer and no polling', async () => {
  setManilaTime('2026-11-24T17:29:30');
  await renderOpen();
  expect(jest.getTimerCount()).toBe(1);
  advanceSeconds(29);
  expect(getLine()).toHaveTextContent('open_now · closes 5:30 PM');
  advanceSeconds(1);
  expect(getLine()).toHaveTextContent('opens Wednesday 8:30 AM');
  advanceSeconds(15 * 3_600);
  expect(getLine()).toHaveTextContent('open_now · closes 5:30 PM');
  expect(jest.getTimerCount()).toBe(1);
});

test('[F2] the opening status is updated when the page becomes visible again, and clears its timer on unmount', async () => {
  setManilaTime('2026-11-24T10:00:00');
  const { unmount } = await renderOpen();
  setManilaTime('2026-11-28T10:00:00');
  void act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(getLine()).toHaveTextContent('opens Tuesday 8:30 AM');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('[F2] the opening status is empty while the showroom stays closed, and is checked again after a day', async () => {
  setManilaTime('2026-11-24T10:00:00');
  await renderOpen(closedShowroom);
  expect(getLine()).toBeEmptyDOMElement();
  advanceSeconds(86_400 * 30);
  expect(jest.getTimerCount()).toBe(1);
});

test('[F2] the prerendered page has no status, and hydrates without an error once visible', async () => {
  setManilaTime('2026-11-24T10:00:00');
  const prerendered = renderToString(createPage());
  expect(prerendered.replace(/<[^>]*>/g, '')).toBe('');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered;
  const onRecoverableError = jest.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, createPage(), { onRecoverableError });
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container).toHaveTextContent('open_now · closes 5:30 PM');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root?.unmount());
  container.remove();
});

test.each([
  [{ from: 'Monday', to: 'Friday' }, 'Monday to Friday, 8:30 AM - 5:30 PM'],
  [{ from: 'Sunday', to: null }, 'Sunday, 8:30 AM - 5:30 PM'],
  [{ from: 'Sunday', to: 'Sunday' }, 'Sunday, 8:30 AM - 5:30 PM'],
])('[F2] hours of %j are formatted as in the specification', (days, line) => {
  const { container } = render(<OpeningHoursList hours={[{ ...days, opens: '8:30 AM', closes: '5:30 PM' }]} />);
  expect(container).toHaveTextContent(line);
});
