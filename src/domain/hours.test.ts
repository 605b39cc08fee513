import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getHoursState, type OpeningHours, type HoursState } from './hours';

const showrooms = ['quezon-city', 'bgc'].map(
  (slug) => parse(readFileSync(`content/showrooms/${slug}/index.yaml`, 'utf8')) as OpeningHours & { slug: string },
);
const inManila = (moment: string) => new Date(`${moment}:00+08:00`);
const describeState = (status: HoursState) =>
  status.is === 'open' ? `closes ${status.closes}` : status.opens ? `opens ${status.opens.day ?? 'at'} ${status.opens.time}` : 'nothing';
const describeAt = (schedule: OpeningHours, moment: string) => describeState(getHoursState(schedule, inManila(moment)));
const weekdays = { from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' };

// Prime to the minutes of a week: each of them is looked at four times in the year, and both sides of each change always.
const step = 11;
const [start, minutes, beyond] = [Date.parse('2026-12-01T00:00:00+08:00'), 365 * 1_440, 61 * 1_440];
const momentOf = (minute: number) => new Date(start + minute * 60_000);
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', hour: 'numeric', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', weekday: 'long' });
const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' });
const order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const parsed = (time: string) => Date.parse(`1 Jan 1970 ${time} UTC`) / 60_000;

/** Open or not for each minute, painted from the table of the content with the machine's calendar. */
function paint({ hours, holidays }: OpeningHours): Uint8Array {
  const isOpen = new Uint8Array(minutes + beyond);
  for (let midnight = 0; midnight < isOpen.length; midnight += 1_440) {
    const weekday = order.indexOf(calendar.format(momentOf(midnight)));
    for (const { from, to, opens, closes } of hours)
      if (order.indexOf(from) <= weekday && weekday <= order.indexOf(to ?? from))
        isOpen.fill(1, midnight + parsed(opens), midnight + parsed(closes));
    const holiday = holidays?.find(({ date }) => date === sortable.format(momentOf(midnight)));
    if (holiday) isOpen.fill(0, midnight, midnight + 1_440);
    if (holiday?.opens) isOpen.fill(1, midnight + parsed(holiday.opens), midnight + parsed(holiday.closes!));
  }
  return isOpen;
}

test.each(showrooms.map((showroom) => [showroom.slug, showroom] as const))(
  '[F2] the state of %s follows its schedule for a year',
  (_, showroom) => {
    const isOpen = paint(showroom);
    const wrong: string[] = [];
    let change = isOpen.lastIndexOf(1) + 1;
    for (let minute = isOpen.length - 2; minute >= 0; minute -= 1) {
      if (isOpen[minute] !== isOpen[minute + 1]) change = minute + 1;
      if (minute >= minutes || (minute % step > 0 && minute + 1 !== change && isOpen[minute] === isOpen[minute - 1])) continue;
      const [moment, at] = [momentOf(minute), momentOf(change)];
      const [today, day] = [moment, at].map((one) => sortable.format(one));
      const label = isOpen[minute]
        ? `closes ${clock.format(at)}`
        : `opens ${day === today ? 'at' : calendar.format(at)} ${clock.format(at)}`;
      const found = describeState(getHoursState(showroom, moment));
      if (found !== label) wrong.push(`${moment.toISOString()}: ${found}, not ${label}`);
      const next = getHoursState(showroom, moment).changesAt?.getTime();
      if (next !== momentOf(change).getTime()) wrong.push(`${moment.toISOString()}: changes at ${String(next)}`);
    }
    expect(wrong).toEqual([]);
    expect(isOpen.slice(0, minutes).some((one) => one === 1)).toBe(true);
  },
);

test('[F2] the sample has closed days, and days with hours of their own', () => {
  const holidays = showrooms.flatMap((showroom) => showroom.holidays ?? []);
  expect(holidays.some(({ opens }) => opens)).toBe(true);
  expect(holidays.some(({ opens }) => !opens)).toBe(true);
});

test('[F2] a showroom is open in its opening minute, closed in its closing minute, and changes at the full minute, whatever the second', () => {
  const hours = { hours: [weekdays] };
  expect(describeAt(hours, '2026-11-24T08:29')).toBe('opens at 8:30 AM');
  expect(describeAt(hours, '2026-11-24T08:30')).toBe('closes 5:30 PM');
  expect(describeState(getHoursState(hours, new Date('2026-11-24T17:29:59.999+08:00')))).toBe('closes 5:30 PM');
  expect(describeAt(hours, '2026-11-24T17:30')).toBe('opens Wednesday 8:30 AM');
  expect(describeAt(hours, '2026-11-27T17:30')).toBe('opens Monday 8:30 AM');
  const moment = new Date('2026-11-24T17:29:59.999+08:00');
  expect(getHoursState({ hours: [weekdays] }, moment).changesAt).toEqual(inManila('2026-11-24T17:30'));
  expect(getHoursState({ hours: [weekdays] }, inManila('2026-11-24T17:30')).changesAt).toEqual(inManila('2026-11-25T08:30'));
});

test('[F2] a showroom may have a range of days that wraps around the week, is a whole week from any day, or one day', () => {
  const hours = { hours: [{ from: 'Saturday', to: 'Monday', opens: '10:00 AM', closes: '12:00 PM' }] };
  const week = ['21', '22', '23', '24', '25', '26', '27'].map((day) => describeAt(hours, `2026-11-${day}T11:00`));
  expect(week).toEqual([...Array<string>(3).fill('closes 12:00 PM'), ...Array<string>(4).fill('opens Saturday 10:00 AM')]);
  const noons = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}T12:00`);
  const days = (from: string, to?: string) => {
    const hours = [{ from, to, opens: '9:00 AM', closes: '6:00 PM' }];
    return noons.filter((noon) => getHoursState({ hours }, inManila(noon)).is === 'open').length;
  };
  expect([days('Wednesday', 'Tuesday'), days('Sunday', 'Saturday'), days('Friday'), days('Friday', 'Friday')]).toEqual([7, 7, 1, 1]);
});

test('[F2] a showroom closes and opens again on a day with a break, and merges hours that touch', () => {
  const morning = { ...weekdays, closes: '12:00 PM' };
  const hours = { hours: [{ ...weekdays, opens: '1:00 PM' }, morning] };
  expect(describeAt(hours, '2026-11-24T10:00')).toBe('closes 12:00 PM');
  expect(describeAt(hours, '2026-11-24T12:00')).toBe('opens at 1:00 PM');
  expect(describeAt({ hours: [{ ...weekdays, opens: '12:00 PM' }, morning] }, '2026-11-24T10:00')).toBe('closes 5:30 PM');
  expect(describeAt({ hours: [weekdays, morning] }, '2026-11-24T10:00')).toBe('closes 5:30 PM');
});

test('[F2] doors that close at 12:00 AM are open until the day ends, or until those hours of the next day end that touch it', () => {
  const hours = { hours: [{ ...weekdays, closes: '12:00 AM' }], holidays: [{ date: '2026-12-24', opens: '10:00 AM', closes: '12:00 AM' }] };
  expect(describeAt(hours, '2026-11-24T23:59')).toBe('closes 12:00 AM');
  expect(getHoursState(hours, inManila('2026-11-24T23:59')).changesAt).toEqual(inManila('2026-11-25T00:00'));
  expect(describeAt(hours, '2026-11-25T00:00')).toBe('opens at 8:30 AM');
  expect(describeAt(hours, '2026-12-24T22:00')).toBe('closes 12:00 AM');
  const night = [
    { ...weekdays, to: 'Monday', closes: '12:00 AM' },
    { from: 'Tuesday', opens: '12:00 AM', closes: '2:00 AM' },
  ];
  expect(describeAt({ hours: night }, '2026-11-23T23:00')).toBe('closes 2:00 AM');
});

test('[F2] hours that go on after midnight, in a range of the next day, end there', () => {
  const night = [
    { ...weekdays, to: 'Monday', closes: '12:00 AM' },
    { from: 'Tuesday', opens: '12:00 AM', closes: '2:00 AM' },
  ];
  expect(describeAt({ hours: night }, '2026-11-23T23:00')).toBe('closes 2:00 AM');
});

test('[F2] a holiday without an opening in sixty days has no next opening', () => {
  const sundays = Array.from({ length: 9 }, (_, week) => ({
    date: new Date(Date.UTC(2026, 10, 29 + week * 7)).toISOString().slice(0, 10),
  }));
  const shut = { hours: [{ ...weekdays, from: 'Sunday', to: null }], holidays: sundays };
  expect(describeAt(shut, '2026-12-01T23:59')).toBe('nothing');
  expect(getHoursState(shut, inManila('2026-12-01T23:59')).changesAt).toBeNull();
  expect(describeAt(shut, '2026-12-02T00:00')).toBe('opens Sunday 8:30 AM');
  expect(getHoursState(shut, inManila('2026-12-02T00:00')).changesAt).toEqual(inManila('2027-01-31T08:30'));
  expect(describeAt({ hours: [] }, '2026-12-02T00:00')).toBe('nothing');
});

test('[F2] visitors in other time zones see the same state', () => {
  const moments = Array.from({ length: 400 }, (_, at) => Date.UTC(2026, 11, 20) + at * 3_541_000);
  const script = `const { getHoursState } = require('./src/domain/hours.ts');
    const { schedule, moments } = JSON.parse(process.argv.at(-1));
    const at = (time) => getHoursState(schedule, new Date(time));
    const there = (zone) => [(process.env.TZ = zone), new Date(0).getTimezoneOffset(), moments.map(at)];
    console.log(JSON.stringify(['America/New_York', 'Pacific/Kiritimati'].map(there)));`;
  const given = JSON.stringify({ schedule: showrooms[1], moments });
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script, given], { encoding: 'utf8' });
  const here: unknown = JSON.parse(JSON.stringify(moments.map((time) => getHoursState(showrooms[1]!, new Date(time)))));
  expect(JSON.parse(stdout)).toEqual([
    ['America/New_York', 300, here],
    ['Pacific/Kiritimati', 640, here],
  ]);
});
