import { describe, expect, test } from '@jest/globals';
import { dayAfter, dayInWords, dayOf, eventHours, isDay, momentInManila, monthDay, timeOf, usDate, weekdayOf } from './dates';

describe('a day', () => {
  test('[V4] is written month, day, year', () => {
    expect(usDate('2026-10-21')).toBe('10/21/2026');
    expect(usDate('2027-01-03')).toBe('01/03/2027');
  });

  test('[V4] under a heading of its year is written month, day', () => {
    expect(monthDay('2026-05-16')).toBe('05/16');
  });

  test.each([
    ['2026-10-31', '2026-11-01'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
  ])('[A3] %s is followed by %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });

  test.each([
    ['2026-11-21', 'Saturday'],
    ['2026-11-22', 'Sunday'],
    ['2028-02-29', 'Tuesday'],
  ])('%s is a %s, wherever it is asked', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});

test('[G3] a day is said in words, with its year where that is another', () => {
  expect(dayInWords('2026-11-24', '2026-11-22')).toBe('Tuesday, 24 November');
  expect(dayInWords('2027-01-04', '2026-11-22')).toBe('Monday, 4 January 2027');
});

test.each(['2026-02-30', '2026-2-3', '02/03/2026', '2026-02-03T00', ''])('%s is no day', (day) => {
  expect([isDay(day), isDay('2028-02-29')]).toEqual([false, true]);
});

test('a moment has a day and a time', () => {
  expect(dayOf('2027-01-23 9:30 AM')).toBe('2027-01-23');
  expect(timeOf('2027-01-23 9:30 AM')).toBe('9:30 AM');
  expect(timeOf('2027-01-23 12:00 PM')).toBe('12:00 PM');
});

describe('the hours of an event', () => {
  test('[V4] name the weekday, the day and both times', () => {
    expect(eventHours({ starts: '2027-01-23 9:30 AM', ends: '2027-01-23 12:00 PM' })).toBe('Saturday 01/23/2027, 9:30 AM - 12:00 PM');
  });

  test('name both days where it ends on another', () => {
    expect(eventHours({ starts: '2026-12-31 9:00 PM', ends: '2027-01-01 1:00 AM' })).toBe(
      'Thursday 12/31/2026, 9:00 PM - Friday 01/01/2027, 1:00 AM',
    );
  });
});

test('[V4] a moment is written in Manila’s day and time, wherever it is read', () => {
  expect(momentInManila(new Date('2026-11-21T02:42:00Z'))).toBe('11/21/2026, 10:42 AM');
  expect(momentInManila(new Date('2026-12-31T16:05:00Z'))).toBe('01/01/2027, 12:05 AM');
});
