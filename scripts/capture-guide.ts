import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { buildSourceMap, bundleEditMode } from '../src/pipeline/cms/publish-edit-mode';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { startCmsServer } from '../tests/support/cms-server';
import { openHydrated } from '../tests/support/page';
import { openState, partnersPanel } from '../tests/support/open-states';
import { waitIdle } from './screenshots';

/** A picture of the editors’ guide: a part of a page, or its first screen. */
export interface GuidePicture {
  name: string;
  path: string;
  width: number;
  /** The largest part of it that is shown. */
  height: number;
  locate?: (page: Page) => Locator;
  /** The steps before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The moment at which the page is seen. */
  date?: string;
}

const firstScreen = (name: string, path: string, height = 675): GuidePicture => ({ name, path, width: 1200, height });

const footerShowroom = (page: Page) => page.locator('footer address').first().locator('xpath=..');

/** The page of a closed site, as its host would answer, from a site that is open. */
async function openMaintenancePage(page: Page): Promise<void> {
  await page.route('**/closed', (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync('public/maintenance.html', 'utf8') }),
  );
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/closed');
}

/** Turns the switch “Edit” on, which the pages of a preview have, and hovers a heading. */
async function editHeading(page: Page, name: string): Promise<void> {
  await page.route('**/admin/edit-mode.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await bundleEditMode() }),
  );
  await page.route('**/admin/source-map.json', async (route) =>
    route.fulfill({ contentType: 'application/json', body: await buildSourceMap() }),
  );
  await page.addScriptTag({ url: '/admin/edit-mode.js' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('All content on this page').waitFor();
  await page.getByRole('heading', { name }).hover();
}

/** Opens an entry in the editing screen, and writes its title. */
async function writeTitle(page: Page, entry: string, title: string): Promise<void> {
  await page.goto(`/admin?field=["title"]#/collections/${entry}`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Opens an entry in the editing screen, and presses the first button of a name. */
async function openEntry(page: Page, entry: string, button: RegExp): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/admin#/collections/${entry}`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: button }).first().click();
}

/** What the guide shows, by the names of its pictures. */
const guidePictures: readonly GuidePicture[] = [
  firstScreen('page', '/'),
  { name: 'small-words', path: '/careers', width: 1000, height: 420, locate: (page) => page.locator('footer form').locator('xpath=..') },
  {
    name: 'question',
    path: '/careers',
    width: 1200,
    height: 620,
    locate: (page) => page.getByRole('heading', { name: 'Questions' }).locator('xpath=..'),
    prepare: (page) => page.locator('footer h3 button').first().click(),
  },
  { name: 'bar', path: '/our-story', width: 1200, height: 120, locate: (page) => page.getByRole('banner') },
  { name: 'showroom', path: '/careers', width: 1200, height: 470, locate: footerShowroom },
  { name: 'hours', path: '/', width: 1200, height: 900, locate: (page) => page.locator('main article', { hasText: 'Sample Avenue' }) },
  { name: 'holiday', path: '/careers', width: 1200, height: 470, locate: footerShowroom, date: '2026-12-25T10:00:00+08:00' },
  firstScreen('showroom-page', '/showrooms/quezon-city'),
  { name: 'map', path: '/showrooms/bgc', width: 1200, height: 700, locate: (page) => page.getByRole('img', { name: /^A sketch/ }) },
  firstScreen('brand', '/brand-partners/kohler'),
  {
    name: 'collection',
    path: '/brand-partners/kohler',
    width: 1200,
    height: 420,
    locate: (page) => page.locator('main li[id="collection-basin-and-shower-taps"]'),
  },
  {
    name: 'finishes',
    path: '/brand-partners/blanco',
    width: 1200,
    height: 420,
    locate: (page) => page.locator('[data-opening] dl'),
  },
  {
    name: 'drawing',
    path: '/brand-partners/kohler',
    width: 1200,
    height: 900,
    locate: (page) => page.locator('main section[aria-labelledby="sheet"]'),
  },
  { name: 'logos', path: '/our-story', width: 1200, height: 600, prepare: (page) => openState(page, partnersPanel) },
  {
    name: 'pictures',
    path: '/brand-partners/kohler',
    width: 1200,
    height: 800,
    locate: (page) => page.locator('main section', { has: page.getByRole('link', { name: /Open larger$/ }) }),
  },
  firstScreen('article', '/article/9/what-unlacquered-brass-does-in-ten-years', 1000),
  firstScreen('event', '/article/7/an-evening-with-three-tile-houses', 900),
  firstScreen('news', '/news-and-events', 760),
  {
    name: 'coming',
    path: '/news-and-events',
    width: 1200,
    height: 560,
    locate: (page) => page.locator('main section', { has: page.locator('ol time') }).first(),
  },
  {
    name: 'opening',
    path: '/careers',
    width: 1200,
    height: 600,
    locate: (page) => page.locator('main details').first(),
    prepare: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'careers',
    path: '/careers',
    width: 1200,
    height: 640,
    locate: (page) => page.locator('main section', { has: page.locator('li h3') }).first(),
  },
  { name: 'form', path: '/contact-us/inquiry', width: 1200, height: 760, locate: (page) => page.locator('main form') },
  firstScreen('privacy', '/privacy', 760),
  { ...firstScreen('edit', '/our-story', 640), prepare: (page) => editHeading(page, 'What we hold to') },
  {
    ...firstScreen('screen', '/careers', 760),
    prepare: (page) => writeTitle(page, 'Opening/entries/materials-intern', 'Materials trainee'),
  },
  { ...firstScreen('add-section', '/careers', 760), prepare: (page) => openEntry(page, 'Page/entries/careers', /^Add section/) },
  { ...firstScreen('delete', '/careers', 760), prepare: (page) => openEntry(page, 'Brand/entries/agape/index', /^Delete/) },
  {
    ...firstScreen('focus-point', '/careers', 760),
    prepare: (page) => openEntry(page, 'Brand/entries/agape/index', /^Choose on the picture/),
  },
  firstScreen('unknown', '/no-such-page'),
  { ...firstScreen('maintenance', '/our-story'), prepare: openMaintenancePage },
];

// Serves the built site with the editing screen and writes the pictures of the editors’ guide to docs/guide.

const folder = 'docs/guide';
const maxBytes = 40_000;
const margin = 24;

const hideBar = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('[data-layout] > header, a[href="#content"]')
      .forEach((bar) => bar.style.setProperty('visibility', 'hidden')),
  );

async function takeScreenshot(page: Page, { path, width, height, locate: part, prepare: before, date: at }: GuidePicture): Promise<Buffer> {
  await page.setViewportSize({ width, height: part ? 900 : height });
  if (at !== undefined) await page.clock.setFixedTime(new Date(at));
  await openHydrated(page, path);
  await waitIdle(page);
  await before?.(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_500);
  if (!part) return page.screenshot();
  const place = part(page);
  // The bar would cover the picture.
  if (!(await place.evaluate((element) => element.matches('[data-layout] > header')))) await hideBar(page);
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1_500);
  const box = await place.evaluate((element) => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width: wide, height: high };
  });
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = { x, y, width: Math.min(width - x, box.width + 2 * margin), height: Math.min(height, box.height + 2 * margin) };
  return page.screenshot({ fullPage: true, clip });
}

/** Encodes a picture as WebP, at the best quality that is small enough. */
async function compressToLimit(png: Buffer): Promise<Buffer> {
  for (let quality = 80; quality > 20; quality -= 10) {
    const webp = await sharp(png).resize({ width: 900, withoutEnlargement: true }).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`A picture of the guide is over ${maxBytes} bytes: show less of the page in scripts/capture-guide.ts.`);
}

async function capture(browser: Browser, baseURL: string, picture: GuidePicture): Promise<void> {
  const page = await browser.newPage({ baseURL, timezoneId: 'Asia/Manila' });
  const webp = await compressToLimit(await takeScreenshot(page, picture));
  writeFileSync(join(folder, `${picture.name}.webp`), webp);
  console.log(`${picture.name} ${Math.round(webp.length / 1000)} kB`);
  await page.close();
}

/** The sections of a page, in order. An island is no box of its own. */
const listSections = (page: Page) =>
  page.evaluateHandle(() => {
    const found: Element[] = [];
    const queue = [...document.querySelector('main')!.children];
    for (let element = queue.shift(); element; element = queue.shift())
      if (getComputedStyle(element).display === 'contents') queue.unshift(...element.children);
      else if (element.getBoundingClientRect().height > 0) found.push(element);
    return found;
  });

const sectionWidth = 1200;
const sectionHeight = 750;

/** Takes a small picture of each kind of section, on the first page that has one. The editing screen offers the kinds by them. */
async function captureSections(browser: Browser, baseURL: string): Promise<void> {
  const files = readdirSync('content/pages').sort((a, b) => Number(a === 'admin.yaml') - Number(b === 'admin.yaml'));
  const known = new Set<string>();
  for (const file of files) {
    const { path, sections } = parse(readFileSync(join('content/pages', file), 'utf8')) as { path: string; sections: { type: string }[] };
    const fresh = sections
      .map(({ type }, index) => ({ type, index }))
      .filter(({ type }, index) => !known.has(type) && sections.findIndex((other) => other.type === type) === index);
    if (fresh.length === 0) continue;
    const page = await browser.newPage({
      baseURL,
      viewport: { width: sectionWidth, height: 900 },
      timezoneId: 'Asia/Manila',
      reducedMotion: 'reduce',
    });
    if (path === '/maintenance') await openMaintenancePage(page);
    else await page.goto(path);
    await waitIdle(page);
    await hideBar(page);
    const places = await listSections(page);
    for (const { type, index } of fresh) {
      known.add(type);
      const { y, height } = await places.evaluate((list, at) => {
        const { top, height: high } = list[at]!.getBoundingClientRect();
        return { y: top + scrollY, height: high };
      }, index);
      const clip = { x: 0, y, width: sectionWidth, height: Math.min(height, sectionHeight) };
      const webp = await sharp(await page.screenshot({ fullPage: true, clip }))
        .resize({ width: 360 })
        .webp({ quality: 60, effort: 6 })
        .toBuffer();
      writeFileSync(join(folder, 'sections', `${type}.webp`), webp);
      console.log(`${type} ${Math.round(webp.length / 1000)} kB`);
    }
    await page.close();
  }
}

async function captureAll(): Promise<void> {
  const served = await startCmsServer();
  const { origin } = new URL(served.url);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const only = process.argv.slice(2);
  mkdirSync(join(folder, 'sections'), { recursive: true });
  try {
    if (only.length === 0 || only.includes('sections')) await captureSections(browser, origin);
    for (const picture of guidePictures) if (only.length === 0 || only.includes(picture.name)) await capture(browser, origin, picture);
    const isStale = (file: string) => file.endsWith('.webp') && !guidePictures.some(({ name }) => file === `${name}.webp`);
    for (const file of readdirSync(folder).filter(isStale)) rmSync(join(folder, file));
  } finally {
    await browser.close();
    await served.stop();
  }
}

void captureAll();
