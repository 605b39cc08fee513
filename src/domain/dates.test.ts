import { expect, test } from '@jest/globals';
import {
  formatDay,
  formatEventHours,
  formatManilaDateTime,
  formatMonthDay,
  formatUsDate,
  getNextDay,
  isValidDay,
  toManilaDay,
  toEpochMinutes,
} from './dates';
import { formatTime, toMinutes } from './times';
import { to24HourTime, toICalLocal, toICalUtc, toIsoDateTime, toIsoDayEnd, toIsoDayStart, toRfc822Date } from './date-formats';

test('[V4] a day is formatted as month, day, year, or without its year as month, day', () => {
  expect(formatUsDate('2026-10-21')).toBe('10/21/2026');
  expect(formatUsDate('2027-01-03')).toBe('01/03/2027');
  expect(formatMonthDay('2026-05-16')).toBe('05/16');
});

test.each([
  ['2026-10-31', '2026-11-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('[A3] a day %s is followed by %s', (day, next) => {
  expect(getNextDay(day)).toBe(next);
});

test('[G3] a day is formatted in words, with its year if it is another one', () => {
  expect(formatDay('2026-11-24', '2026-11-22')).toBe('Tuesday, 24 November');
  expect(formatDay('2027-01-01', '2026-11-22')).toBe('Friday, 1 January 2027');
});

test.each(['2026-02-30', '2026-2-3', '02/03/2026', '2026-02-03T00', ''])('%s is not a valid day', (day) => {
  expect([isValidDay(day), isValidDay('2028-02-29')]).toEqual([false, true]);
});

test('[V4] the hours of an event have the weekday, the day and both times, and both days if it ends on another day', () => {
  expect(formatEventHours({ starts: '2027-01-23 9:30 AM', ends: '2027-01-23 12:00 PM' })).toBe(
    'Saturday 01/23/2027, 9:30\u00a0AM - 12:00\u00a0PM',
  );
  expect(formatEventHours({ starts: '2026-12-31 9:00 PM', ends: '2027-01-01 1:00 AM' })).toBe(
    'Thursday 12/31/2026, 9:00\u00a0PM - Friday 01/01/2027, 1:00\u00a0AM',
  );
});

test('[V4] a moment is formatted in Manila time in every time zone, and its day begins at 16:00 UTC', () => {
  expect(formatManilaDateTime(new Date('2026-11-21T02:42:00Z'))).toBe('11/21/2026, 10:42 AM');
  expect(formatManilaDateTime(new Date('2026-12-31T16:05:00Z'))).toBe('01/01/2027, 12:05 AM');
  expect(toManilaDay(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
  expect(toManilaDay(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
});

test('times are converted to 24 hours, and moments and days in Manila have its UTC offset', () => {
  expect(['12:00 AM', '8:30 AM', '12:05 PM', '5:00 PM'].map(to24HourTime)).toEqual(['00:00', '08:30', '12:05', '17:00']);
  expect(toIsoDateTime('2027-03-06 5:00 PM')).toBe('2027-03-06T17:00:00+08:00');
  expect(toIsoDayStart('2026-11-09')).toBe('2026-11-09T00:00:00+08:00');
  expect(new Date(toIsoDayEnd('2026-11-09')).getTime() + 1_000).toBe(new Date(toIsoDayStart('2026-11-10')).getTime());
});

test('a feed date has the format of RFC 822, and calendar times are local in Manila or in UTC', () => {
  expect(toRfc822Date('2026-11-09')).toBe('Mon, 09 Nov 2026 00:00:00 +0800');
  expect(toICalLocal(new Date('2027-03-06T17:00:00+08:00'))).toBe('20270306T170000');
  expect(toICalUtc(new Date('2026-11-09T00:00:00+08:00'))).toBe('20261108T160000Z');
});

test('[C2] minutes increase across midnight and across months', () => {
  expect(toEpochMinutes('2026-12-06 12:00 AM') - toEpochMinutes('2026-12-05 11:59 PM')).toBe(1);
  expect(toEpochMinutes('2027-01-01 12:00 AM') - toEpochMinutes('2026-12-31 12:00 AM')).toBe(1440);
});

test('[F2] every minute of the day is formatted as it is parsed', () => {
  const minutes = Array.from({ length: 1_440 }, (_, minute) => minute);
  expect(minutes.map((minute) => toMinutes(formatTime(minute)))).toEqual(minutes);
  expect([0, 510, 720, 1_439].map(formatTime)).toEqual(['12:00 AM', '8:30 AM', '12:00 PM', '11:59 PM']);
});
