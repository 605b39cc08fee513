import { expect, test } from '@jest/globals';
import { listHolidays } from './holiday-calendar';

const weekdays = { from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' };
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
