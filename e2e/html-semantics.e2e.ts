import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { redirects, site } from './content';
import { type HtmlOutline, parseOutline } from './html-outline';
import { builtPaths, routes } from './built-site';

const pages = [...routes, '/404'];
const outlines = new Map<string, Promise<HtmlOutline>>();

function getOutline(page: Page, path: string): Promise<HtmlOutline> {
  const outline = outlines.get(path) ?? parseOutline(page, path);
  outlines.set(path, outline);
  return outline;
}

/** Goes through all pages, and says by its path what is wrong with each that has something wrong. */
async function checkPages(
  page: Page,
  look: (outline: HtmlOutline, path: string) => string[] | Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const path of pages) {
    const found = await look(await getOutline(page, path), path);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

const findWrongHeadings = ({ headings }: HtmlOutline): string[] =>
  headings.flatMap(([level, text], at) => {
    const before = at === 0 ? 0 : headings[at - 1]![0];
    return level > before + 1 || (at > 0 && level === 1) || text === '' ? [`h${level} ${text}`] : [];
  });

function findWrongLandmarks({ landmarks, language }: HtmlOutline, path: string): string[] {
  const wrong = landmarks.filter((landmark, at) => landmarks.indexOf(landmark) !== at || landmark === 'nav');
  const lacking = (path === '/maintenance' ? ['main'] : ['header', 'main', 'footer']).filter((name) => !landmarks.includes(name));
  return [...wrong, ...lacking, ...(language === 'en' ? [] : [`language ${language}`])];
}

const vagueName = /^(?:(?:click |read |find out |learn |see )?(?:here|more)|link|page|\W*)$/i;

function findAmbiguousLinks({ links }: HtmlOutline): string[] {
  const leads = new Map<string, Set<string>>();
  for (const { name, href } of links) leads.set(name.toLowerCase(), new Set([...(leads.get(name.toLowerCase()) ?? []), href]));
  return [...leads]
    .filter(([name, hrefs]) => hrefs.size > 1 || vagueName.test(name))
    .map(([name, hrefs]) => `${name}: ${[...hrefs].join(' ')}`);
}

const isRedirected = (path: string): boolean =>
  redirects.some(({ from }) => new RegExp(`^${from.replace(/\/\*$/, '(/.*)?').replace(/:[^/]+/g, '[^/]+')}$`).test(path));

const isFile = (path: string): boolean => path.includes('.') && existsSync(join('public', decodeURIComponent(path)));

async function isReachable(page: Page, { pathname, hash }: URL): Promise<boolean> {
  const place = decodeURIComponent(hash.slice(1));
  if (!builtPaths.includes(pathname)) return place === '' && (isRedirected(pathname) || isFile(pathname));
  return place === '' || (await getOutline(page, pathname)).ids.includes(place);
}

async function findBrokenLinks(page: Page, { links }: HtmlOutline, path: string): Promise<string[]> {
  const lost: string[] = [];
  for (const { href } of links) {
    const address = new URL(href, site.url + path);
    if (address.origin === site.url && !(await isReachable(page, address))) lost.push(href);
  }
  return lost;
}

test('[X1, R1] each page has one first heading, before all others, and leaves out no level', async ({ page }) => {
  expect(await checkPages(page, findWrongHeadings)).toEqual({});
});

test('[X1] each page has one main part, and landmarks with names of their own', async ({ page }) => {
  expect(await checkPages(page, findWrongLandmarks)).toEqual({});
});

test('[X1, X5] each picture has a text, if an empty one, and a box', async ({ page }) => {
  expect(await checkPages(page, ({ incompleteImages: poorPictures }) => poorPictures)).toEqual({});
});

test('[X1] no id stands twice on a page, and what is named by one is there', async ({ page }) => {
  expect(await checkPages(page, ({ invalidIds: wrongIds }) => wrongIds)).toEqual({});
});

test('[X1] each link says by itself where it leads, and no two that are called the same lead elsewhere', async ({ page }) => {
  expect(await checkPages(page, findAmbiguousLinks)).toEqual({});
});

test('[R8, X1] each link within the site leads to a page, a file or a redirect, and its hash to a place there', async ({ page }) => {
  expect(await checkPages(page, (outline, path) => findBrokenLinks(page, outline, path))).toEqual({});
});
