import { describe, expect, test } from '@jest/globals';
import { visitFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { useTestApp } from './use-test-app.fixture';

const context = useTestApp();

const postVisit = async (more: object) => {
  const response = await context.app.post('/api/inquiries', { ...visitFields, _key: createIdempotencyKey(), ...more });
  return [response.status, await response.json()] as const;
};
const formatClosedMessage = (day: string, next: string) => `BGC Words for closed_on ${day}. Words for next_day ${next}.`;
const holidayMessage = formatClosedMessage('Monday, 30 November: Bonifacio Day', 'Tuesday, 1 December');

test('[G3] a visit on an open day at one of its hours is accepted', async () => {
  for (const time of ['9:00 AM', '11:00 AM']) expect((await postVisit({ time }))[0]).toBe(201);
});

describe('a closed day', () => {
  test.each([
    ['2026-11-30', holidayMessage],
    ['2026-11-29', formatClosedMessage('Sunday, 29 November', 'Tuesday, 1 December')],
  ])('[G3] %s is rejected with the next open day, whatever the hour', async (date, message) => {
    for (const time of ['9:00 AM', '3:00 PM'])
      expect(await postVisit({ date, time })).toEqual([422, { error: message, fields: { date: message } }]);
  });

  test('[G3] [X2] is rejected on a page with the same message for its field', async () => {
    const response = await context.app.postForm('/api/inquiries', { ...visitFields, date: '2026-11-30' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(`<li><strong>Date</strong> <span>${holidayMessage}</span></li>`);
  });

  test('[G3] in the past gets the message of its field', async () => {
    expect(await postVisit({ date: '2026-11-15' })).toEqual([422, { error: 'Mend date', fields: { date: 'Mend date' } }]);
  });
});

test('[G3] an hour that the day does not have is rejected with the hours it has, also on a page', async () => {
  const message = 'Words for visit_hours 9:00 AM, 10:00 AM, 11:00 AM.';
  for (const time of ['12:00 PM', '9:30 AM'])
    expect(await postVisit({ time })).toEqual([422, { error: message, fields: { time: message } }]);
  const response = await context.app.postForm('/api/inquiries', { ...visitFields, time: '12:00 PM' });
  expect(await response.text()).toContain(`<strong>Time</strong> <span>${message}</span>`);
});

test('[G3] an invalid hour, day or showroom gets the message of its field', async () => {
  expect(await postVisit({ showroom: 'moon', date: 'soon', time: 'noon' })).toEqual([
    422,
    { error: 'Words for many_problems', fields: { showroom: 'Mend showroom', date: 'Mend date', time: 'Mend time' } },
  ]);
  expect(await context.app.store.listInquiries(false)).toEqual([]);
});
