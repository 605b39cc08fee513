import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { routes } from './built-site';
import { eventArticleIds, readJsonLd } from './json-ld';
import { toManilaDay } from '../src/domain/dates/manila-day';

const findArticlePath = (id: number) => routes.find((route) => route.startsWith(`/article/${id}/`))!;

test('[S3] there is a calendar file for each event and for nothing else', async ({ page }) => {
  const said: { id: number; types: string[] }[] = [];
  for (const route of routes.filter((path) => path.startsWith('/article/')))
    said.push({ id: Number(route.split('/')[2]), types: (await readJsonLd(page, route)).map((thing) => thing['@type']) });
  const events = said.filter(({ types }) => types.includes('Event')).map(({ id }) => id);
  expect(eventArticleIds.slice().sort()).toEqual(events.sort());
  expect(events).not.toEqual([]);
});

for (const id of eventArticleIds) {
  test(`[S3] the event of article ${id} goes into a calendar as its page tells it`, async ({ page, request }) => {
    const response = await request.get(`/events/${id}.ics`);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    const told = (await readJsonLd(page, findArticlePath(id))).find((thing) => thing['@type'] === 'Event')!;
    expect(event.summary).toBe(told.name);
    expect(event.startDate.toJSDate()).toEqual(new Date(told.startDate as string));
    expect(event.endDate.toJSDate()).toEqual(new Date(told.endDate as string));
    const isToCome = event.endDate.toString().slice(0, 10) >= toManilaDay(new Date());
    await page.goto(findArticlePath(id));
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(Number(isToCome));
  });
}
