import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { formatUsDate, toManilaDay } from '../../src/domain/dates/dates';
import { readBuiltHtml, routes } from '../support/built-site';
import { parseHtml } from '../support/html';
import { eventArticleIds, readJsonLd } from '../support/json-ld';

const articles = routes.filter((path) => path.startsWith('/article/'));

test('[S3] each event has a calendar file, and no other article does', () => {
  const events = articles.filter((route) => readJsonLd(route).some((node) => node['@type'] === 'Event'));
  expect(eventArticleIds.slice().sort()).toEqual(events.map((route) => Number(route.split('/')[2])).sort());
  expect(events).not.toEqual([]);
});

for (const id of eventArticleIds) {
  test(`[S3] the calendar file of article ${id} has the name and the times of its page`, async ({ request }) => {
    const response = await request.get(`/events/${id}.ics`);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    const route = articles.find((path) => path.startsWith(`/article/${id}/`))!;
    const node = readJsonLd(route).find((entry) => entry['@type'] === 'Event')!;
    expect(event.summary).toBe(node.name);
    expect(event.startDate.toJSDate()).toEqual(new Date(node.startDate as string));
    expect(event.endDate.toJSDate()).toEqual(new Date(node.endDate as string));
  });

  test(`[S3, W6] article ${id} has the date of its event, and links to its calendar file and to the form until it is over`, () => {
    const route = articles.find((path) => path.startsWith(`/article/${id}/`))!;
    const { startDate, endDate } = readJsonLd(route).find((node) => node['@type'] === 'Event')!;
    const isUpcoming = toManilaDay(new Date(endDate as string)) >= toManilaDay(new Date());
    const main = parseHtml(readBuiltHtml(route)).querySelector('main')!;
    const lines = Array.from(main.querySelectorAll('header p'), ({ textContent }) => textContent);
    expect(lines).toContainEqual(expect.stringMatching(`^Event.*${formatUsDate(toManilaDay(new Date(startDate as string)))}`));
    const links = Array.from(main.querySelectorAll('a'), ({ textContent }) => textContent);
    const countLinks = (name: string) => links.filter((text) => text.startsWith(name)).length;
    for (const name of ['Add to calendar', 'Reserve a place']) expect.soft(countLinks(name), name).toBe(Number(isUpcoming));
  });
}
