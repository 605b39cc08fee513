import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getNextDay } from '../dates';
import { findHourProblems } from './form-words';
import {
  findClosedDays,
  formatClosedMessage,
  getAllVisitHours,
  getAvailableHours,
  findNextOpenDay,
  hasEarlyHours,
  isUnknownDay,
  type VisitShowroom,
  findInvalidHours,
  getVisitHours,
} from './visit';

const showrooms = ['quezon-city', 'bgc'].map(
  (slug) => parse(readFileSync(`content/showrooms/${slug}/index.yaml`, 'utf8')) as VisitShowroom,
);
const [, bgc] = showrooms as [VisitShowroom, VisitShowroom];
const today = '2026-11-22';
const weekdays = { from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' };

const order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const at = (time: string) => Date.parse(`1 Jan 1970 ${time} UTC`);

/** The hours of a day, read off the table of the content with the machine's calendar. */
function read({ hours, holidays }: VisitShowroom, day: string): string[] {
  const weekday = order.indexOf(calendar.format(Date.parse(day)));
  const holiday = holidays?.find(({ date }) => date === day);
  const run = holiday ?? hours.find(({ from, to }) => order.indexOf(from) <= weekday && weekday <= order.indexOf(to ?? from));
  const found: string[] = [];
  if (!run?.opens || !run.closes) return found;
  for (let hour = at(run.opens); hour + 3_600_000 <= at(run.closes); hour += 3_600_000) found.push(clock.format(hour).replace(/\s/, ' '));
  return found;
}

const days = Array.from({ length: 730 }, () => '').reduce<string[]>((all) => [...all, getNextDay(all.at(-1)!)], ['2026-11-01']);

test.each(showrooms.map((showroom) => [showroom.slug, showroom] as const))(
  '[G3] every day of two years has the hours of the schedule of %s',
  (_, showroom) => {
    expect(days.filter((day) => getVisitHours(showroom, day).join() !== read(showroom, day).join())).toEqual([]);
  },
);

test('[W8, G3] on a day that a manager closes in part, a visit begins at an hour that the service takes', () => {
  const usual = { slug: 'qc', name: 'QC', hours: [weekdays] };
  const day = { date: '2026-11-24', name: 'Flood' };
  const afternoon = { ...usual, usual, holidays: [{ ...day, opens: '12:00 PM', closes: '5:30 PM' }] };
  const parted = { ...usual, usual, holidays: [{ ...day, opens: '8:30 AM', closes: '10:00 AM' }, ...afternoon.holidays] };
  const hours = ['12:30 PM', '1:30 PM', '2:30 PM', '3:30 PM', '4:30 PM'];
  expect(getVisitHours(afternoon, day.date)).toEqual(hours);
  expect(getVisitHours(parted, day.date)).toEqual(['8:30 AM', ...hours]);
  expect(getVisitHours({ ...usual, usual, holidays: [day] }, day.date)).toEqual([]);
  const rules = [
    { name: 'date', kind: 'date', required: true, daysOf: 'showroom' },
    { name: 'time', kind: 'hour', required: true, day: 'date' },
  ];
  const asked = (time: string) => ({ rules, values: { showroom: 'qc', date: day.date, time }, showrooms: [usual], today });
  for (const time of hours) expect(findInvalidHours(asked(time))).toEqual({});
});

test.each(showrooms.map((showroom) => [showroom.slug, showroom] as const))(
  '[G3] for two years the next open day of %s is the first one after today',
  (_, showroom) => {
    const open = days.filter((day) => read(showroom, day).length > 0);
    const wrong = days.slice(0, 640).filter((day) => {
      const expected = open.find((other) => other >= day && other > today);
      return findNextOpenDay(showroom, day, today) !== expected;
    });
    expect(wrong).toEqual([]);
  },
);

test('[G3] the hours of a day are sorted over all intervals of a day, and merged for intervals that touch or overlap', () => {
  const of = (...stretches: [string, string][]) =>
    getVisitHours({ hours: stretches.map(([opens, closes]) => ({ ...weekdays, opens, closes })) }, '2026-11-24').join();
  expect(of(['1:00 PM', '3:00 PM'], ['9:00 AM', '11:00 AM'])).toBe('9:00 AM,10:00 AM,1:00 PM,2:00 PM');
  for (const second of ['10:30 AM', '11:00 AM'])
    expect(of(['9:00 AM', '11:00 AM'], [second, '12:00 PM'])).toBe('9:00 AM,10:00 AM,11:00 AM');
  expect(of(['9:00 AM', '11:00 AM'], ['9:00 AM', '12:00 PM'])).toBe('9:00 AM,10:00 AM,11:00 AM');
  expect(of(['9:30 PM', '12:00 AM'])).toBe('9:30 PM,10:30 PM');
});

test('[G3] the hours of all days and showrooms are the choices while no day is chosen', () => {
  const all = new Set(getAllVisitHours(showrooms));
  for (const day of ['2026-11-24', '2026-11-28', '2026-12-24'])
    for (const showroom of showrooms) for (const hour of getVisitHours(showroom, day)) expect([hour, all.has(hour)]).toEqual([hour, true]);
  expect(getAllVisitHours([bgc, { hours: [], holidays: [{ date: today, opens: '11:00 PM', closes: '12:00 AM' }] }])).toEqual([
    ...getVisitHours(bgc, '2026-11-24'),
    '11:00 PM',
  ]);
});

const on = (...days: string[]) => ({ hours: [{ ...weekdays, to: 'Sunday' }], holidays: days.map((date) => ({ date })) });

test('[G3] the next open day is the day itself if it is open, and within sixty days', () => {
  expect(findNextOpenDay(bgc, '2026-11-24', today)).toBe('2026-11-24');
  const shut = Array.from({ length: 60 }, () => '').reduce<string[]>((all) => [...all, getNextDay(all.at(-1)!)], ['2026-11-23']);
  expect(findNextOpenDay(on(...shut.slice(0, 60)), '2026-11-23', today)).toBe('2027-01-22');
  expect(findNextOpenDay(on(...shut), '2026-11-23', today)).toBeUndefined();
});

const rules = [
  { name: 'showroom', kind: 'select', required: true },
  { name: 'date', kind: 'date', required: true, daysOf: 'showroom' },
  { name: 'time', kind: 'hour', required: true, day: 'date' },
];
const closed = (values: object) => findClosedDays({ rules, values: values as Record<string, string>, showrooms, today });
const stray = (values: object) => findInvalidHours({ rules, values: values as Record<string, string>, showrooms, today });
const offered = (values: object) => getAvailableHours(rules[2]!, { rules, values: values as Record<string, string>, showrooms, today });

test('[G3] the visit fields report a closed day with its holiday and the next open day', () => {
  expect(closed({ showroom: 'bgc', date: '2026-11-30' })).toEqual({
    date: { showroom: 'Bonifacio Global City', day: '2026-11-30', holiday: 'Bonifacio Day', next: '2026-12-01' },
  });
  expect(closed({ showroom: 'quezon-city', date: '2026-11-28' })['date']).toMatchObject({ holiday: undefined, next: '2026-12-01' });
});

test.each([
  { showroom: 'bgc', date: '2026-11-24' },
  { showroom: 'bgc' },
  { date: '2026-11-30' },
  { showroom: '__proto__', date: '2026-11-30' },
  { showroom: 'bgc', date: '2026-11-31' },
  { showroom: 'bgc', date: today },
  { showroom: 'bgc', date: '2026-11-15' },
])('[G3] the visit fields %j have no closed day', (values) => {
  expect(closed(values)).toEqual({});
});

test('[G3] the visit fields offer the hours of the chosen day, and none if it is closed', () => {
  expect(offered({ showroom: 'bgc', date: '2026-11-24' })).toHaveLength(9);
  expect(offered({ showroom: 'bgc', date: '2026-11-30' })).toEqual([]);
  for (const values of [{}, { showroom: 'bgc' }, { date: '2026-11-24' }, { showroom: 'bgc', date: today }])
    expect(offered(values)).toBeUndefined();
  expect(getAvailableHours(rules[0]!, { rules, values: { showroom: 'bgc', date: '2026-11-24' }, showrooms, today })).toBeUndefined();
});

test('[G3] the visit fields report an hour that the day does not have with the hours it has', () => {
  expect(stray({ showroom: 'bgc', date: '2026-12-24', time: '2:00 PM' })).toEqual({ time: ['9:00 AM', '10:00 AM', '11:00 AM'] });
  for (const time of ['9:00 AM', '11:00 AM', '', undefined]) expect(stray({ showroom: 'bgc', date: '2026-12-24', time })).toEqual({});
  expect(stray({ showroom: 'bgc', date: '2026-11-30', time: '9:00 AM' })).toEqual({});
});

test.each([
  ['on a Saturday afternoon, before the Monday is a holiday', '2026-11-28T17:01', '2026-12-01', ['10:00 AM', '11:00 AM']],
  ['on a Saturday an hour before closing', '2026-11-28T17:00', '2026-12-01', ['9:00 AM', '10:00 AM']],
  ['after closing', '2026-12-01T18:00', '2026-12-02', ['10:00 AM', '11:00 AM']],
  ['before opening on the day before', '2026-12-01T06:00', '2026-12-02', ['9:00 AM', '10:00 AM']],
])(
  '[A10, G3] of a visit that is asked for %s, only the hours are offered before which the showroom is open for an hour',
  (_, asked, date, first) => {
    const form = { rules, values: { showroom: 'bgc', date, time: '9:00 AM' }, showrooms, today: asked.slice(0, 10) };
    const askedAt = new Date(`${asked}+08:00`);
    const isEarly = first[0] !== '9:00 AM';
    expect(getAvailableHours(rules[2]!, { ...form, askedAt })?.slice(0, 2)).toEqual(first);
    expect(hasEarlyHours(rules[2]!, { ...form, askedAt })).toBe(isEarly);
    const words = findHourProblems({ ...form, askedAt }, { visit_hours: 'Choose', early_hours: 'Call.' })['time'];
    expect(words?.startsWith('Call. Choose 10:00 AM, ') ?? false).toBe(isEarly);
    // The staff move a visit to any hour.
    expect([getAvailableHours(rules[2]!, form)?.[0], findHourProblems(form, { visit_hours: 'Choose', early_hours: 'Call.' })]).toEqual([
      '9:00 AM',
      {},
    ]);
  },
);

test('[A10, G3] a day with no hour that can be confirmed in time is neither closed nor taken, and another is the next open day', () => {
  const short = [
    {
      slug: 'a',
      name: 'A',
      hours: [
        { from: 'Saturday', opens: '9:00 AM', closes: '10:30 AM' },
        { from: 'Monday', opens: '9:00 AM', closes: '10:00 AM' },
      ],
    },
  ];
  const form = {
    rules,
    values: { showroom: 'a', date: '2026-11-23', time: '9:00 AM' },
    showrooms: short,
    today,
    askedAt: new Date('2026-11-22T10:00+08:00'),
  };
  expect([findClosedDays(form), findInvalidHours(form), hasEarlyHours(rules[2]!, form)]).toEqual([{}, { time: [] }, true]);
  expect(findHourProblems(form, { visit_hours: 'Choose', early_hours: 'Call.' })).toEqual({ time: 'Call.' });
  expect(findNextOpenDay(short[0]!, '2026-11-23', today, form.askedAt)).toBe('2026-11-28');
});

test('[A10, G3] a day after the last holiday that is known is told, in whatever order they are written', () => {
  const isUnknown = (date: string, holidays: readonly { date: string }[] | null) =>
    isUnknownDay(rules[1]!, { rules, values: { showroom: 'bgc', date }, showrooms: [{ ...bgc, holidays }], today });
  const known = ['2027-12-31', '2026-11-30'].map((date) => ({ date }));
  expect([isUnknown('2027-12-31', known), isUnknown('2028-01-01', known), isUnknown('2028-01-01', null)]).toEqual([false, true, false]);
  expect([
    isUnknownDay(rules[2]!, { rules, values: { showroom: 'bgc', date: '2099-01-01' }, showrooms, today }),
    isUnknown('', known),
  ]).toEqual([false, false]);
});

test('[G3] a closed day is formatted as a message', () => {
  const messages = { closed_on: 'is closed on', next_day: 'The next open day is', no_day: 'Call us.' };
  const closedDay = { showroom: 'BGC', day: '2026-12-31', holiday: undefined, next: '2027-01-02' };
  expect(formatClosedMessage(closedDay, messages, today)).toBe(
    'BGC is closed on Thursday, 31 December. The next open day is Saturday, 2 January 2027.',
  );
  expect(formatClosedMessage({ ...closedDay, holiday: 'Last day of the year', next: undefined }, messages, today)).toBe(
    'BGC is closed on Thursday, 31 December: Last day of the year. Call us.',
  );
});
