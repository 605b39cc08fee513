import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { buildSourceMap, bundleEditMode } from '../src/pipeline/cms/publish-edit-mode';
import { openState, partnersPanel } from '../tests/support/open-states';

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

/** What the guide shows, by the names of its pictures. */
export const guidePictures: readonly GuidePicture[] = [
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
  firstScreen('unknown', '/no-such-page'),
  { ...firstScreen('maintenance', '/our-story'), prepare: openMaintenancePage },
];
