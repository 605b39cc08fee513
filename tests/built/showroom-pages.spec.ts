import { expect, test } from '@playwright/test';
import { toManilaDay } from '../../src/domain/dates';
import { openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { brands, showrooms, site } from '../support/content';
import { parseHtml } from '../support/html';
import { eventArticleIds, readJsonLd } from '../support/json-ld';

const findMain = (path: string) => parseHtml(readBuiltHtml(path)).querySelector('main')!;
const listHrefs = (path: string, selector: string) =>
  [...parseHtml(readBuiltHtml(path)).querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

for (const { slug, name, address, directions, transit, parking, map, hours, holidays } of showrooms) {
  const path = `/showrooms/${slug}`;

  test(`[W1, X10] ${path} shows the way there, the hours, the rooms and what is on display`, () => {
    const main = findMain(path);
    const { name: nextHoliday = '' } = holidays.find(({ date }) => date > toManilaDay(new Date())) ?? {};
    expect(main.querySelector('h1')!.textContent).toBe(name);
    for (const words of [address, directions, transit, parking, `${hours[0]!.opens} - ${hours[0]!.closes}`, nextHoliday])
      expect.soft(main.textContent).toContain(words);
    for (const way of [/by train/i, /jeepney/i, /\bbus\b/, /on foot/]) expect.soft(transit).toMatch(way);
    expect(listHrefs(path, 'main address')[0]).toBe(map);
    expect(main.querySelector('header opening-status')).not.toBeNull();
    expect(main.querySelector('[role="img"] > svg[viewBox]')).not.toBeNull();
    expect(main.querySelector('[role="img"]')!.getAttribute('aria-label')).toMatch(/north/);
    // A translation puts texts into elements that SVG does not draw.
    expect(main.querySelector('[role="img"][translate="no"]')).not.toBeNull();
    const pictures = [...main.querySelectorAll('header img, figure img')].map((picture) => picture.getAttribute('src'));
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(main.querySelector(`a[href="/contact-us/showroom-visit?showroom=${slug}"]`)).not.toBeNull();
    const shown = brands.filter((brand) => brand.showrooms.includes(slug));
    const headings = [...main.querySelectorAll('section[aria-labelledby="on-display"] h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(shown.map(({ title }) => title));
    const carried = [...main.querySelectorAll('section[aria-labelledby="on-display"] li li')].map(({ textContent }) => textContent);
    const isCarried = ({ showrooms: places }: { showrooms?: string[] }) => places?.includes(slug);
    expect(carried).toEqual(shown.flatMap(({ collections }) => collections.filter(isCarried).map((collection) => collection.name)));
    expect(readJsonLd(path)).toContainEqual(expect.objectContaining({ '@type': 'LocalBusiness', url: site.url + path }));
  });

  test(`[W1] home, menu, footer, the comparison, the brands on show and the events there link to ${path}`, () => {
    for (const [page, part] of [
      ['/', '#showrooms'],
      ['/careers', '#menu'],
      ['/careers', 'footer'],
      ['/showrooms', 'main article h3'],
    ] as const)
      expect.soft(listHrefs(page, part), page).toContain(path);
    for (const { link, showrooms: places } of brands)
      expect.soft(listHrefs(link, 'main dl').includes(path), link).toBe(places.includes(slug));
  });
}

test('[W1] the page of all showrooms begins with a picture of each, its facts and the ways to it', () => {
  const main = findMain('/showrooms');
  expect(main.querySelector('h1')!.textContent).toBe('Two showrooms');
  const entries = [...main.querySelectorAll('article')];
  expect(entries.map((entry) => entry.querySelector('h3')!.textContent)).toEqual(showrooms.map(({ name }) => name));
  for (const [index, { slug, street, phones }] of showrooms.entries()) {
    expect(entries[index]!.firstElementChild!.querySelector('img')).not.toBeNull();
    expect(entries[index]!.querySelector('opening-status')).not.toBeNull();
    for (const words of [street, ...phones, 'Monday to']) expect(entries[index]!.textContent).toContain(words);
    for (const to of [`/contact-us/showroom-visit?showroom=${slug}`, `/showrooms/${slug}#arrival`])
      expect(entries[index]!.querySelector(`a[href="${to}"]`)).not.toBeNull();
  }
  const cells = [...main.querySelectorAll('table td')].map(({ textContent }) => textContent);
  expect(cells).toContain('To order');
  expect(cells).not.toContain('–');
});

test('[W1] the place of an event in a showroom links to it, and the footer to the comparison', () => {
  const events = routes.filter((route) => eventArticleIds.includes(Number(/^\/article\/(\d+)/.exec(route)?.[1])));
  expect(events).not.toEqual([]);
  for (const event of events) expect.soft(listHrefs(event, 'main dl').join(' '), event).toMatch(/\/showrooms\/[a-z-]+/);
  expect(listHrefs('/careers', 'footer')).toContain('/showrooms');
});

for (const [index, parts] of [
  ['/showrooms', ['header', 'nav']],
  ['/careers', ['nav:has(h2)']],
] as const)
  test(`[W1, W2] a page below ${index} links to it and to the others`, () => {
    const paths = openRoutes.filter((route) => route.startsWith(`${index}/`));
    for (const path of paths) {
      for (const part of parts) expect.soft(listHrefs(path, `main ${part}`), path).toContain(index);
      expect.soft(listHrefs(path, 'main nav').toSorted(), path).toEqual([index, ...paths.filter((other) => other !== path)].toSorted());
    }
  });
