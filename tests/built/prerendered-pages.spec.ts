import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { toManilaDay } from '../../src/domain/dates';
import { getChunkPath, listChunkScripts, openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { formTypes, messages, privacyNotice, site } from '../support/content';
import { parseHtml } from '../support/html';

test('[D1] the chooser has the title and two cards, each to its shop', () => {
  const chooser = parseHtml(readBuiltHtml('/our-story')).querySelector('#shops')!;
  expect(chooser.querySelector('h2')!.textContent).toBe('Choose a shop');
  const cards = Array.from(chooser.querySelectorAll('a'), (card) => [card.querySelector('h3')!.textContent, card.getAttribute('href')]);
  expect(cards).toEqual([
    ['Online shop', expect.stringMatching(/^https:\/\/shop\./)],
    ['Builders', expect.stringMatching(/^https:\/\/builders\./)],
  ]);
});

test('[F2] prerendered pages have the opening hours and do not state whether a showroom is open', () => {
  for (const path of ['/', '/contact-us/inquiry']) {
    const html = readBuiltHtml(path);
    const { body } = parseHtml(html);
    const text = [...body.querySelectorAll('script')].reduce((rest, script) => rest.replace(script.textContent, ''), body.textContent);
    expect.soft(text, path).toContain('8:30 AM - 5:30 PM');
    expect.soft(text, path).not.toMatch(/Open now|Closed, opens \w+day/);
  }
});

test('[F4] counted years run to the year of the build, and the copyright line stays as content has it', () => {
  const { timestamp } = JSON.parse(readFileSync('public/builds/latest.json', 'utf8')) as { timestamp: string };
  const home = readBuiltHtml('/');
  expect(home).toContain(`>${Number(toManilaDay(new Date(timestamp)).slice(0, 4)) - site.since}</span> <span>years in`);
  expect(home).toContain(`© ${site.since}–${site.until} `);
});

test('[A3, G3, X2] the prerendered form of a visit has no first day, which depends on the day of the visitor, and the hours of all days in a list', () => {
  const form = parseHtml(readBuiltHtml('/contact-us/showroom-visit')).querySelector('main form')!;
  expect(form.querySelector('input[name="date"]')!.hasAttribute('min')).toBe(false);
  const hours = Array.from(form.querySelectorAll<HTMLOptionElement>('select[name="time"] option'), ({ value }) => value);
  expect(hours.slice(0, 3)).toEqual(['', '8:30 AM', '9:00 AM']);
});

test('[V3] no prerendered page is empty, so that the loading screen covers none', () => {
  expect(routes.filter((path) => /<main[^>]*>\s*<\/main>/.test(readBuiltHtml(path)))).toEqual([]);
});

/** Who stores which data of a form, why, for how long, and with which rights. */
const noticeParts = [
  ...['Narra Home & Building', 'is responsible', 'your name', 'for nothing else'],
  ...['two years', 'RA 10173', 'National Privacy Commission', 'privacy@narra.example'],
];

test('[A5, A6, N1, W3, W4, W5, X2] the HTML of every form has its type, empty honeypots that nobody meets, the privacy notice beside an unticked consent, and that of the inquiry a box for each request', () => {
  expect(formTypes).not.toEqual([]);
  for (const type of formTypes) {
    const page = parseHtml(readBuiltHtml(`/contact-us/${type}`));
    const form = page.querySelector('main form')!;
    expect.soft(form.querySelector(`[name="_type"][value="${type}"]`), type).not.toBeNull();
    expect.soft(form.querySelector('[name="consent"]:not([checked])'), type).not.toBeNull();
    for (const part of noticeParts) expect.soft(form.textContent, type).toContain(part);
    expect.soft(page.querySelector('main aside a[href="/service"]'), type).not.toBeNull();
    expect.soft(form.querySelector('a[href="/privacy"]')?.textContent, type).toBe('the whole notice');
    expect.soft(page.querySelectorAll('[name="_margin"]'), type).toHaveLength(2);
    const unmet = page.querySelectorAll(
      '[aria-hidden="true"] [name="_margin"][tabindex="-1"][autocomplete="off"][data-1p-ignore][data-lpignore][data-bwignore][data-form-type="other"]:not([value])',
    );
    expect.soft(unmet, type).toHaveLength(2);
  }
  for (const type of ['inquiry', 'showroom-visit'])
    expect
      .soft(readBuiltHtml(`/contact-us/${type}`), type)
      .toMatch(/<input[^>]* type="file" multiple="" accept="application\/pdf,image\/jpeg,image\/png,image\/webp,image\/heic,\.heic"/);
  const boxes = parseHtml(readBuiltHtml('/contact-us/inquiry')).querySelectorAll<HTMLInputElement>('[name="request"]:not(:disabled)');
  expect([...boxes].map(({ value }) => value)).toEqual(['sample', 'datasheet', 'drawing']);
});

test('[X9, X5] a page names one script, the reader, and neither code nor data of Gatsby', () => {
  const reader = `/${listChunkScripts('reader').at(-1)}`;
  for (const path of [...routes, '/404']) {
    const html = readBuiltHtml(path);
    const scripts = [...parseHtml(html).querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    expect.soft(scripts, path).toEqual([reader]);
    expect.soft(html, path).not.toMatch(/page-data|app-data|___chunkMapping|rel="(?:modulepreload|prefetch)"|as="script"/);
  }
});

test('[X9] the code of an island holds that of no other', () => {
  const islands = ['board', 'inquiry', 'newsletter', 'questions', 'search', 'shops'];
  for (const island of islands)
    expect
      .soft(
        islands.filter((other) => listChunkScripts(island).includes(getChunkPath(other).slice(1))),
        island,
      )
      .toEqual([island]);
});

test('[W3, F5] the privacy notice has its version, its date, numbered parts and a link to each, and every footer links to it', () => {
  const page = parseHtml(readBuiltHtml('/privacy'));
  const { version, date, parts } = privacyNotice;
  const [year, month, day] = date.split('-');
  expect(page.querySelector('main')?.textContent).toContain(`Version ${version.split('-')[0]!}`);
  expect(page.querySelector('main time')?.textContent).toBe([month, day, year].join('/'));
  const titles = [...parts.map(({ title }) => title), messages.footer.proofs];
  const numberedTitles = titles.map((title, index) => `${String(index + 1).padStart(2, '0')} ${title}`);
  for (const selector of ['main h2', 'main ol a[href^="#privacy-"]'])
    expect([...page.querySelectorAll(selector)].map(({ textContent }) => textContent)).toEqual(numberedTitles);
  for (const path of openRoutes) {
    const links = [...parseHtml(readBuiltHtml(path)).querySelectorAll('footer a[href="/privacy"]')];
    expect
      .soft(
        links.map(({ textContent }) => textContent),
        path,
      )
      .toEqual(['Our privacy notice', 'Privacy']);
  }
});
