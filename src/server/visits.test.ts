import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { visit } from './api/content.fixture';
import { appOn, newKey, type TestedApp } from './app.fixture';
import type { Database } from './store/database';
import { embeddedDatabases } from './store/databases.fixture';

const databases = embeddedDatabases();
let database: Database;
let app: TestedApp;

beforeAll(async () => {
  ({ database } = await databases.open());
  app = appOn(database, { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_EMAIL: '1000' });
  await app.store.ping();
});
afterAll(async () => {
  await database.close();
  await databases.close();
});

const post = async (more: object) => {
  const answer = await app.post('/api/inquiries', { ...visit, _key: newKey(), ...more });
  return [answer.status, await answer.json()] as const;
};
const closedOn = (day: string, next: string) => `BGC Words for closed_on ${day}. Words for next_day ${next}.`;
const holiday = closedOn('Monday, 30 November: Bonifacio Day', 'Tuesday, 1 December');

test('[G3] a visit on an open day, at an hour of that day, is taken', async () => {
  for (const time of ['9:00 AM', '11:00 AM']) expect((await post({ time }))[0]).toBe(201);
});

describe('a closed day', () => {
  test.each([
    ['2026-11-30', holiday],
    ['2026-11-29', closedOn('Sunday, 29 November', 'Tuesday, 1 December')],
  ])('[G3] %s is refused with the next open day, whatever the hour', async (date, words) => {
    for (const time of ['9:00 AM', '3:00 PM']) expect(await post({ date, time })).toEqual([422, { error: words, fields: { date: words } }]);
  });

  test('[G3] [X2] is refused on a page, in the same words beside its field', async () => {
    const answer = await app.postForm('/api/inquiries', { ...visit, date: '2026-11-30' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<li><strong>Date</strong> <span>${holiday}</span></li>`);
  });

  test('[G3] that has passed is one in the words of its field', async () => {
    expect(await post({ date: '2026-11-15' })).toEqual([422, { error: 'Mend date', fields: { date: 'Mend date' } }]);
  });
});

test('[G3] an hour that the day does not have is refused with those it has, on a page too', async () => {
  const words = 'Words for visit_hours 9:00 AM, 10:00 AM, 11:00 AM.';
  for (const time of ['12:00 PM', '9:30 AM']) expect(await post({ time })).toEqual([422, { error: words, fields: { time: words } }]);
  const answer = await app.postForm('/api/inquiries', { ...visit, time: '12:00 PM' });
  expect(await answer.text()).toContain(`<strong>Time</strong> <span>${words}</span>`);
});

test('[G3] what is no hour, no day or no showroom is wrong by itself', async () => {
  expect(await post({ showroom: 'moon', date: 'soon', time: 'noon' })).toEqual([
    422,
    { error: 'Words for many_problems', fields: { showroom: 'Mend showroom', date: 'Mend date', time: 'Mend time' } },
  ]);
  expect(await app.store.inquiries(false)).toHaveLength(2);
});
