import { expect, test } from '@jest/globals';
import { getVisitHours } from '../../../domain/forms/visit';
import { getHoursState } from '../../../domain/hours';
import { closeHours } from './closure';

const inManila = (moment: string) => new Date(`${moment}:00+08:00`);
const schedule = {
  hours: [{ from: 'Monday', to: 'Friday', opens: '8:30 AM', closes: '5:30 PM' }],
  holidays: [
    { date: '2026-11-26', name: 'A holiday', opens: '8:30 AM', closes: '12:00 PM' },
    { date: '2026-11-30', name: 'Bonifacio Day' },
  ],
};
const close = (from: string, until: string) =>
  closeHours(schedule, { showroom: 'bgc', from: inManila(from), until: inManila(until), reason: 'Flood' });

test.each([
  ['2026-11-24T13:59', { is: 'open', closes: '2:00 PM' }],
  ['2026-11-24T14:00', { is: 'closed', opens: { day: 'Thursday', time: '10:30 AM' } }],
  ['2026-11-25T10:00', { is: 'closed', opens: { day: 'Thursday', time: '10:30 AM' } }],
  ['2026-11-26T10:30', { is: 'open', closes: '12:00 PM' }],
  ['2026-11-23T10:00', { is: 'open', closes: '5:30 PM' }],
  ['2026-11-30T10:00', { is: 'closed', opens: { day: 'Tuesday', time: '8:30 AM' } }],
])('[W8] a closure changes the hours of its days and no others: at %s', (moment, state) => {
  expect(getHoursState(close('2026-11-24T14:00', '2026-11-26T10:30'), inManila(moment))).toMatchObject(state);
});

test('[W8] a closure within a day parts its hours, also those of a visit', () => {
  expect(getVisitHours(close('2026-11-24T10:30', '2026-11-24T14:30'), '2026-11-24')).toEqual([
    '8:30 AM',
    '9:30 AM',
    '2:30 PM',
    '3:30 PM',
    '4:30 PM',
  ]);
});
