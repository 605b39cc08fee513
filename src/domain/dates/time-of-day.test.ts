import { expect, test } from '@jest/globals';
import { toMinutes, toEpochMinutes, formatTime } from './time-of-day';

test('[C2] midnight and noon are distinguished', () => {
  expect(toMinutes('12:00 AM')).toBe(0);
  expect(toMinutes('1:05 AM')).toBe(65);
  expect(toMinutes('12:00 PM')).toBe(720);
  expect(toMinutes('11:59 PM')).toBe(1439);
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
