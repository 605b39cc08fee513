/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { parse } from 'yaml';
import { type Messages, MessagesContext } from '../../ui/messages';
import { namedMessages, render } from '../../ui/messages.fixture';
import { HoursList, listHolidays } from './hours-list';
import { HoursStatus } from './hours-status';
import { defineHoursStatus } from './hours-status-element';

const weekdays = { from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' };
const quezonCity: Queries.HoursStatusFragment = {
  slug: 'quezon-city',
  hours: [weekdays],
  near_holidays: [],
  holidays: [
    { date: '2026-11-30', name: 'Bonifacio Day', opens: null, closes: null },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '9:00 AM', closes: '12:00 PM' },
  ],
};
const closedShowroom: Queries.HoursStatusFragment = { slug: 'bgc', hours: [], near_holidays: [], holidays: [] };
const setManilaTime = (moment: string) => jest.setSystemTime(new Date(`${moment}+08:00`));
const page = (showroom = quezonCity) => <HoursStatus showroom={showroom} />;
const getStatus = () => document.querySelector<HTMLElement>('opening-status')!;
const getShownText = () => getStatus().textContent;
const advanceSeconds = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);

/** Says whether the last element is in view. */
let see: (isIntersecting?: boolean) => void = () => undefined;
const fetchMock = jest.fn<typeof fetch>();

defineHoursStatus();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  globalThis.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      see = (isIntersecting = true) => onChange([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
  jest.useFakeTimers();
});
afterEach(async () => {
  see(false);
  // Ends the answer that the elements of a page share.
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
});

test.each([
  ['a Tuesday morning', '2026-11-24T10:00', 'open', 'Open now · closes 5:30 PM'],
  ['a holiday with hours', '2026-12-24T10:00', 'open', 'Open now · closes 12:00 PM'],
  ['a closed holiday', '2026-11-30T10:00', 'closed', 'Closed, opens Tuesday 8:30 AM'],
  ['the morning of a day on which it opens', '2026-11-26T08:29', 'closed', 'Closed, opens at 8:30 AM'],
])('[F2] the opening status on %s, in the words of content', (_, moment, state, sentence) => {
  setManilaTime(`${moment}:00`);
  render(<MessagesContext value={parse(readFileSync('content/text.yaml', 'utf8')) as Messages}>{page()}</MessagesContext>);
  expect(getStatus().dataset['state']).toBe(state);
  expect(getShownText()).toBe(sentence);
});

test('[F2] the opening status changes at closing and opening time, and when the page becomes visible again', () => {
  setManilaTime('2026-11-24T17:29:30');
  render(page());
  advanceSeconds(29);
  expect(getShownText()).toBe('open_now · closes 5:30 PM');
  advanceSeconds(1);
  expect(getShownText()).toBe('opens Wednesday 8:30 AM');
  advanceSeconds(15 * 3_600);
  expect(getShownText()).toBe('open_now · closes 5:30 PM');
  setManilaTime('2026-11-28T10:00:00');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getShownText()).toBe('opens Tuesday 8:30 AM');
});

test('[F2] a showroom that stays closed has no status', () => {
  setManilaTime('2026-11-24T10:00:00');
  render(page(closedShowroom));
  expect(getStatus().dataset['state']).toBe('none');
  expect(getStatus()).toBeEmptyDOMElement();
});

test('[F2, X9] the prerendered page has no status, and the element fills it in without React', () => {
  setManilaTime('2026-11-24T10:00:00');
  const prerendered = renderToString(<MessagesContext value={namedMessages}>{page()}</MessagesContext>);
  expect(prerendered).not.toContain('data-state');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered;
  expect(getShownText()).toBe('open_now · closes 5:30 PM');
  container.remove();
});

test('[W8] what the manager of a showroom says is asked for when the hours are seen, stands beside them as text, and ends by itself', async () => {
  setManilaTime('2026-11-24T10:00:00');
  const holidays = [{ date: '2026-11-24', opens: '8:30 AM', closes: '2:00 PM' }];
  const notice = { holidays, until: Date.parse('2026-11-25T00:00+08:00'), reason: '<b>Flood</b>' };
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ 'quezon-city': notice }) } as Response);
  render(page());
  expect(fetchMock).not.toHaveBeenCalled();
  see();
  await jest.advanceTimersByTimeAsync(0);
  expect(fetchMock.mock.calls).toEqual([['/api/notices', { signal: expect.any(AbortSignal) }]]);
  expect(getShownText()).toBe('open_now · closes 2:00 PMchanged <b>Flood</b>');
  advanceSeconds(4 * 3_600);
  expect(getShownText()).toBe('opens Wednesday 8:30 AMchanged <b>Flood</b>');
  await jest.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(getShownText()).toBe('opens_at 8:30 AM');
});

test('[W8] an open page asks each minute while its hours are seen, and when it becomes visible again', async () => {
  setManilaTime('2026-11-24T10:00:00');
  const answer = (notices: object) => fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve(notices) } as Response);
  fetchMock.mockClear();
  answer({});
  render(page());
  see();
  const notice = { holidays: [{ date: '2026-11-24' }], until: Date.parse('2026-11-25T00:00+08:00'), reason: 'Flood' };
  answer({ 'quezon-city': notice });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getShownText()).toBe('opens Wednesday 8:30 AMchanged Flood');
  fetchMock.mockResolvedValue({ ok: false, json: () => Promise.resolve({ error: 'Later' }) } as Response);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getShownText()).toBe('opens Wednesday 8:30 AMchanged Flood');
  answer({});
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getShownText()).toBe('open_now · closes 5:30 PM');
});

test('[W8] an answer that does not come within half a minute is asked for again', async () => {
  setManilaTime('2026-11-24T10:00:00');
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), delay);
    return controller.signal;
  });
  fetchMock.mockClear();
  fetchMock.mockImplementation((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)));
  render(page());
  see();
  await jest.advanceTimersByTimeAsync(121_000);
  expect(fetchMock.mock.calls.length).toBeGreaterThan(1);
});

test.each([
  [{ from: 'Monday', to: 'Friday' }, 'Monday to Friday, 8:30 AM - 5:30 PM'],
  [{ from: 'Sunday', to: null }, 'Sunday, 8:30 AM - 5:30 PM'],
  [{ from: 'Sunday', to: 'Sunday' }, 'Sunday, 8:30 AM - 5:30 PM'],
])('[F2] hours of %j are formatted as in the specification', (days, line) => {
  const { container } = render(<HoursList showroom={{ hours: [{ ...days, opens: '8:30 AM', closes: '5:30 PM' }], near_holidays: [] }} />);
  expect(container).toHaveTextContent(line);
});

const holiday = { date: '2026-11-30', name: 'Bonifacio Day', opens: null, closes: null };
test.each([
  [{}, '11:00 AM Monday 11/30, Bonifacio Day: closed'],
  [{ opens: '9:00 AM', closes: '12:00 PM' }, '11:00 AM Monday 11/30, Bonifacio Day: 9:00 AM - 12:00 PM'],
])('[F2, W1] the next holiday within a week, %j, stands once, under the hours', (hours, line) => {
  const later = { ...holiday, date: '2026-12-02', name: 'Another' };
  const days = [
    { from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' },
    { from: 'Sunday', to: null, opens: '9:00 AM', closes: '11:00 AM' },
  ];
  const { container } = render(<HoursList showroom={{ hours: days, near_holidays: [later, { ...holiday, ...hours }] }} />);
  expect(container).toHaveTextContent(`Monday to Friday, 8:30 AM - 5:30 PMSunday, 9:00 AM - ${line}`);
});

const daily = { from: 'Monday', to: 'Saturday', opens: '9:00 AM', closes: '6:00 PM' };

test('[W1] the holidays of all showrooms are listed once and in order, each with the hours of every showroom', () => {
  const first = { hours: [weekdays], holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] };
  const second = {
    hours: [daily],
    holidays: [
      { date: '2027-03-27', name: 'Black Saturday' },
      { date: '2026-12-25', name: 'Christmas' },
      { date: '2026-12-24', name: 'Christmas Eve', opens: '9:00 AM', closes: '12:00 PM' },
    ],
  };
  expect(listHolidays([first, second], 9)).toEqual([
    { date: '2026-12-24', name: 'Christmas Eve', hours: ['8:30\u00a0AM - 5:30\u00a0PM', '9:00\u00a0AM - 12:00\u00a0PM'] },
    { date: '2026-12-25', name: 'Christmas Day', hours: [null, null] },
    { date: '2027-03-27', name: 'Black Saturday', hours: [null, null] },
  ]);
  expect(listHolidays([first, second], 1).map(({ date }) => date)).toEqual(['2026-12-24']);
  expect(listHolidays([{ hours: [weekdays] }], 9)).toEqual([]);
});
