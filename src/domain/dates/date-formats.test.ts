import { expect, test } from '@jest/globals';
import { toICalLocal, toICalUtc, to24HourTime, toRfc822Date, toIsoDayEnd, toIsoDayStart, toIsoDateTime } from './date-formats';

test('times are converted to 24 hours', () => {
  expect(['12:00 AM', '8:30 AM', '12:05 PM', '5:00 PM'].map(to24HourTime)).toEqual(['00:00', '08:30', '12:05', '17:00']);
});

test('moments and days in Manila have its UTC offset', () => {
  expect(toIsoDateTime('2027-03-06 5:00 PM')).toBe('2027-03-06T17:00:00+08:00');
  expect(toIsoDayStart('2026-11-09')).toBe('2026-11-09T00:00:00+08:00');
  expect(new Date(toIsoDayEnd('2026-11-09')).getTime() + 1_000).toBe(new Date(toIsoDayStart('2026-11-10')).getTime());
});

test('a feed date has the format of RFC 822', () => {
  expect(toRfc822Date('2026-11-09')).toBe('Mon, 09 Nov 2026 00:00:00 +0800');
  expect(new Date(toRfc822Date('2028-02-29')).toISOString()).toBe('2028-02-28T16:00:00.000Z');
});

test('calendar times are local in Manila or in UTC', () => {
  expect(toICalLocal('2027-03-06 5:00 PM')).toBe('20270306T170000');
  expect(toICalUtc('2026-11-09T00:00:00+08:00')).toBe('20261108T160000Z');
});
