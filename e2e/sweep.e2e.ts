import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { redirects, site } from './content';
import { type Outline, readOutline } from './outline';
import { builtPaths, routes } from './site';

const pages = [...routes, '/404'];
const known = new Map<string, Promise<Outline>>();

function outlineOf(page: Page, path: string): Promise<Outline> {
  const outline = known.get(path) ?? readOutline(page, path);
  known.set(path, outline);
  return outline;
}

/** Goes through all pages, and says by its path what is wrong with each that has something wrong. */
async function faultsOf(
  page: Page,
  look: (outline: Outline, path: string) => string[] | Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const path of pages) {
    const found = await look(await outlineOf(page, path), path);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

const wrongHeadings = ({ headings }: Outline): string[] =>
  headings.flatMap(([level, text], at) => {
    const before = at === 0 ? 0 : headings[at - 1]![0];
    return level > before + 1 || (at > 0 && level === 1) || text === '' ? [`h${level} ${text}`] : [];
  });

function wrongLandmarks({ landmarks, language }: Outline, path: string): string[] {
  const wrong = landmarks.filter((landmark, at) => landmarks.indexOf(landmark) !== at || landmark === 'nav');
  const lacking = (path === '/maintenance' ? ['main'] : ['header', 'main', 'footer']).filter((name) => !landmarks.includes(name));
  return [...wrong, ...lacking, ...(language === 'en' ? [] : [`language ${language}`])];
}

const empty = /^(?:(?:click |read |find out |learn |see )?(?:here|more)|link|page|\W*)$/i;

function wrongNames({ links }: Outline): string[] {
  const leads = new Map<string, Set<string>>();
  for (const { name, href } of links) leads.set(name.toLowerCase(), new Set([...(leads.get(name.toLowerCase()) ?? []), href]));
  return [...leads]
    .filter(([name, hrefs]) => hrefs.size > 1 || empty.test(name))
    .map(([name, hrefs]) => `${name}: ${[...hrefs].join(' ')}`);
}

const isRedirected = (path: string): boolean =>
  redirects.some(({ from }) => new RegExp(`^${from.replace(/\/\*$/, '(/.*)?').replace(/:[^/]+/g, '[^/]+')}$`).test(path));

const isFile = (path: string): boolean => path.includes('.') && existsSync(join('public', decodeURIComponent(path)));

async function isThere(page: Page, { pathname, hash }: URL): Promise<boolean> {
  const place = decodeURIComponent(hash.slice(1));
  if (!builtPaths.includes(pathname)) return place === '' && (isRedirected(pathname) || isFile(pathname));
  return place === '' || (await outlineOf(page, pathname)).ids.includes(place);
}

async function lostLinks(page: Page, { links }: Outline, path: string): Promise<string[]> {
  const lost: string[] = [];
  for (const { href } of links) {
    const address = new URL(href, site.url + path);
    if (address.origin === site.url && !(await isThere(page, address))) lost.push(href);
  }
  return lost;
}

test('[X1, R1] each page has one first heading, before all others, and leaves out no level', async ({ page }) => {
  expect(await faultsOf(page, wrongHeadings)).toEqual({});
});

test('[X1] each page has one main part, and landmarks with names of their own', async ({ page }) => {
  expect(await faultsOf(page, wrongLandmarks)).toEqual({});
});

test('[X1, X5] each picture has a text, if an empty one, and a box', async ({ page }) => {
  expect(await faultsOf(page, ({ poorPictures }) => poorPictures)).toEqual({});
});

test('[X1] no id stands twice on a page, and what is named by one is there', async ({ page }) => {
  expect(await faultsOf(page, ({ wrongIds }) => wrongIds)).toEqual({});
});

test('[X1] each link says by itself where it leads, and no two that are called the same lead elsewhere', async ({ page }) => {
  expect(await faultsOf(page, wrongNames)).toEqual({});
});

test('[R8, X1] each link within the site leads to a page, a file or a redirect, and its hash to a place there', async ({ page }) => {
  expect(await faultsOf(page, (outline, path) => lostLinks(page, outline, path))).toEqual({});
});
