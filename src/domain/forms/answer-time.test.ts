import { expect, test } from '@jest/globals';
import { boundByVisit, getAnswerTimes, isPromiseUntrue } from './answer-time';

const weekdays = [{ from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' }];
const daily = [{ from: 'Monday', to: 'Saturday', opens: '9:00 AM', closes: '6:00 PM' }];
const holidays = [
  { date: '2026-11-30', name: 'Bonifacio Day' },
  { date: '2026-12-24', name: 'Christmas Eve', opens: '9:00 AM', closes: '12:00 PM' },
];

test.each([
  ['on a Monday', weekdays, '2026-11-23T10:00', 2, '2026-11-25T08:30', '2026-11-25T17:30'],
  ['before it opens, whose day does not count', weekdays, '2026-11-23T06:00', 1, '2026-11-24T08:30', '2026-11-24T17:30'],
  ['just before midnight', weekdays, '2026-11-23T23:59', 1, '2026-11-24T08:30', '2026-11-24T17:30'],
  ['before a weekend and a holiday', weekdays, '2026-11-27T10:00', 2, '2026-12-02T08:30', '2026-12-02T17:30'],
  ['to a showroom that is open on Saturdays', daily, '2026-11-27T10:00', 2, '2026-12-01T09:00', '2026-12-01T18:00'],
  ['before a day with hours of its own', weekdays, '2026-12-23T10:00', 1, '2026-12-24T09:00', '2026-12-24T12:00'],
])('[A10] an answer to what is sent %s is due in working days of the showroom', (_, hours, received, days, remindAt, dueAt) => {
  expect(getAnswerTimes({ hours, holidays }, new Date(`${received}+08:00`), days)).toEqual({
    remindAt: new Date(`${remindAt}+08:00`),
    dueAt: new Date(`${dueAt}+08:00`),
  });
});

test.each([
  ['on the day on which it opens next', '2026-11-28T10:00', '2026-12-01T09:30', '2026-12-01T08:30', '2026-12-01T09:30'],
  ['at the opening of a day', '2026-11-26T10:00', '2026-11-27T08:30', '2026-11-26T08:30', '2026-11-26T17:30'],
  ['at the opening before which it does not open', '2026-11-28T10:00', '2026-12-01T08:30', '2026-11-28T10:00', '2026-12-01T08:30'],
  ['at the next opening, sent after closing', '2026-11-26T18:00', '2026-11-27T08:30', '2026-11-26T18:00', '2026-11-27T08:30'],
  ['later than the answer', '2026-11-23T10:00', '2026-11-27T08:30', '2026-11-25T08:30', '2026-11-25T17:30'],
])('[A10] an answer about a visit %s is due before it', (_, received, visit, remindAt, dueAt) => {
  const [schedule, receivedAt] = [{ hours: weekdays, holidays }, new Date(`${received}+08:00`)];
  const answer = getAnswerTimes(schedule, receivedAt, 2)!;
  expect(boundByVisit(schedule, answer, receivedAt, new Date(`${visit}+08:00`))).toEqual({
    remindAt: new Date(`${remindAt}+08:00`),
    dueAt: new Date(`${dueAt}+08:00`),
  });
});

test('[A10] a showroom that does not open, or not so often in ninety days, promises no time', () => {
  const promise = (hours: typeof daily, days: number) => getAnswerTimes({ hours }, new Date('2026-11-23T10:00+08:00'), days);
  const always = [{ ...daily[0]!, to: 'Sunday' }];
  expect([promise([], 2), promise(always, 91), promise(always, 90)]).toEqual([undefined, undefined, expect.anything()]);
});

test.each([
  [{ kept: 0, broken: 2 }, false],
  [{ kept: 0, broken: 3 }, true],
  [{ kept: 27, broken: 3 }, false],
  [{ kept: 26, broken: 3 }, true],
])('[A10] of the promises %j, it is %s that the sentence on the page is untrue', (counts, isUntrue) => {
  expect(isPromiseUntrue(counts)).toBe(isUntrue);
});
