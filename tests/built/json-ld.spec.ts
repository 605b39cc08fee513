import { expect, test } from '@playwright/test';
import { openRoutes, readBuiltHtml } from '../support/built-site';
import { site } from '../support/content';
import { parseHtml } from '../support/html';
import { eventArticleIds, readJsonLd } from '../support/json-ld';

/** The types that every page of a kind has. */
function getTypesOfKind(route: string): string[] {
  const [, first, second] = route.split('/');
  if (first === 'showrooms' && second) return ['LocalBusiness', 'BreadcrumbList'];
  if (first === 'careers' && second) return ['JobPosting', 'BreadcrumbList'];
  if (first !== 'article') return ['BreadcrumbList'];
  return [eventArticleIds.includes(Number(second)) ? 'Event' : 'NewsArticle', 'BreadcrumbList'];
}

test('[S2] every page has the JSON-LD types of its kind, and the general ones only where they belong', () => {
  for (const route of openRoutes) {
    const types = readJsonLd(route).map((node) => node['@type']);
    const typesOfPage: Record<string, string[]> = {
      '/': ['Organization', 'WebSite'],
      '/contact-us/inquiry': ['BreadcrumbList', 'FAQPage'],
    };
    expect.soft(types, route).toEqual(typesOfPage[route] ?? getTypesOfKind(route));
  }
});

test('[S2, W2] each opening that the careers page lists is the JobPosting of its own page', () => {
  const openings = [...parseHtml(readBuiltHtml('/careers')).querySelectorAll('main details')].map((details) => ({
    title: details.querySelector('h3')!.textContent,
    path: details.querySelector('a[href^="/careers/"]')!.getAttribute('href')!,
  }));
  expect(openings).not.toEqual([]);
  expect(openRoutes.filter((route) => route.startsWith('/careers/'))).toEqual(openings.map(({ path }) => path).sort());
  for (const { title, path } of openings)
    expect(readJsonLd(path).filter((node) => node['@type'] === 'JobPosting')).toMatchObject([{ title, url: site.url + path }]);
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
