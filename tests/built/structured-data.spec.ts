import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { parse } from 'yaml';
import { formatUsDate, toManilaDay } from '../../src/domain/dates';
import { openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { documents, questions, site } from '../support/content';
import { parseHtml } from '../support/html';
import { eventArticleIds, readJsonLd } from '../support/json-ld';

/** The types that every page of a kind has. */
function getTypesOfKind(route: string): string[] {
  const [, first, second] = route.split('/');
  if (first === 'brand-partners') return ['Brand', 'BreadcrumbList'];
  if (first === 'showrooms' && second) return ['LocalBusiness', 'BreadcrumbList'];
  if (first === 'careers' && second) return ['JobPosting', 'BreadcrumbList'];
  if (first !== 'article') return ['BreadcrumbList'];
  return [eventArticleIds.includes(Number(second)) ? 'Event' : 'NewsArticle', 'BreadcrumbList'];
}

test('[S2] every page has the JSON-LD types of its kind, and the general ones only where they belong', () => {
  for (const route of openRoutes) {
    const types = readJsonLd(route).map((node) => node['@type']);
    const typesOfPage: Record<string, string[]> = {
      '/': ['Organization', 'WebSite', 'ItemList'],
      '/documents': ['BreadcrumbList', ...documents.filter(({ link }) => link === undefined).map(() => 'DigitalDocument')],
      '/contact-us/inquiry': ['BreadcrumbList', 'FAQPage'],
    };
    expect.soft(types, route).toEqual(typesOfPage[route] ?? getTypesOfKind(route));
  }
});

test('[S2] the questions are those of the page', () => {
  const { mainEntity } = readJsonLd('/contact-us/inquiry').find((node) => node['@type'] === 'FAQPage')!;
  expect(mainEntity).toMatchObject(questions.map(({ question }) => ({ '@type': 'Question', name: question })));
});

const formatClosing = (closes?: string) => (closes === undefined ? 'Open until filled' : `Closes${formatUsDate(closes)}`);

test('[S2, W2] each opening that the careers page lists is the JobPosting of its own page, with its whole text and the way to apply', () => {
  const openings = [...parseHtml(readBuiltHtml('/careers')).querySelectorAll('main details')].map((details) => ({
    title: details.querySelector('h3')!.textContent,
    path: details.querySelector('a[href^="/careers/"]')!.getAttribute('href')!,
  }));
  expect(openings).not.toEqual([]);
  expect(openRoutes.filter((route) => route.startsWith('/careers/'))).toEqual(openings.map(({ path }) => path).sort());
  for (const { title, path } of openings) {
    const slug = path.replace('/careers/', '');
    const [, head, text] = readFileSync(`content${path}.md`, 'utf8').split('---\n');
    const main = parseHtml(readBuiltHtml(path)).querySelector('main')!;
    const { asks, closes } = parse(head!) as { asks: string[]; closes?: string };
    for (const words of [...text!.trim().split(/\s*\n+/), ...asks, formatClosing(closes)])
      expect.soft(main.textContent, path).toContain(words);
    expect.soft(main.querySelector(`a[href="/contact-us/careers?opening=${slug}"]`)?.textContent, path).toBe(`Apply ${title}`);
    expect(readJsonLd(path).filter((node) => node['@type'] === 'JobPosting')).toMatchObject([{ title, url: site.url + path }]);
  }
});

test('[S2] the breadcrumbs of every page are pages, and end at the page itself or at the one it is a part of', () => {
  for (const route of openRoutes.filter((path) => path !== '/')) {
    const trail = readJsonLd(route).find((node) => node['@type'] === 'BreadcrumbList')!;
    const steps = (trail.itemListElement as { item: string }[]).map(({ item }) => new URL(item).pathname);
    expect(steps.filter((step) => !openRoutes.includes(step))).toEqual([]);
    expect(steps[0]).toBe('/');
    expect(`${route}/`.startsWith(`${steps.at(-1)}/`)).toBe(true);
  }
});

const articles = routes.filter((path) => path.startsWith('/article/'));

test('[S4] an article says when it changed, as the sitemap does', () => {
  const entries = readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g);
  const changed = new Map(Array.from(entries, ([, address, day]) => [address, day]));
  const said = articles.flatMap((route) => readJsonLd(route).map(({ dateModified }) => [dateModified, changed.get(site.url + route)]));
  const news = said.filter(([dateModified]) => dateModified !== undefined) as [string, string][];
  expect(news).not.toEqual([]);
  expect(news.filter(([dateModified, day]) => !dateModified.startsWith(day))).toEqual([]);
});

test('[S3] each event has a calendar file, and no other article does', () => {
  const events = articles.filter((route) => readJsonLd(route).some((node) => node['@type'] === 'Event'));
  expect(eventArticleIds.slice().sort()).toEqual(events.map((route) => Number(route.split('/')[2])).sort());
  expect(events).not.toEqual([]);
});

for (const id of eventArticleIds)
  test(`[S3, W6] article ${id} agrees with its calendar file, and links to it and the form until it is over`, async ({ request }) => {
    const response = await request.get(`/events/${id}.ics`);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    const route = articles.find((path) => path.startsWith(`/article/${id}/`))!;
    const { name, ...node } = readJsonLd(route).find((entry) => entry['@type'] === 'Event')!;
    const [start, end] = [new Date(node.startDate as string), new Date(node.endDate as string)];
    expect([event.summary, event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([name, start, end]);
    const { address } = node.location as { address: string | { streetAddress: string } };
    expect(event.location.toLowerCase()).toContain((typeof address === 'string' ? address : address.streetAddress).toLowerCase());

    const main = parseHtml(readBuiltHtml(route)).querySelector('main')!;
    const readTexts = (selector: string) => Array.from(main.querySelectorAll(selector), ({ textContent }) => textContent);
    expect(readTexts('header p')).toContainEqual(expect.stringMatching(`^Event.*${formatUsDate(toManilaDay(start))}`));
    const isUpcoming = toManilaDay(end) >= toManilaDay(new Date());
    for (const words of ['Add to calendar', 'Reserve a place'])
      expect
        .soft(
          readTexts('a').filter((text) => text.startsWith(words)),
          words,
        )
        .toHaveLength(Number(isUpcoming));
  });
