import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openState, panel } from '../../e2e/open-states';

/** A picture of the editors’ guide: a part of a page, or its first screen. */
export interface GuidePicture {
  name: string;
  path: string;
  width: number;
  /** Not more of it than this. */
  height: number;
  part?: (page: Page) => Locator;
  /** What is done on the page before. */
  before?: (page: Page) => Promise<unknown>;
  /** The moment at which the page is seen. */
  at?: string;
}

const first = (name: string, path: string, height = 675): GuidePicture => ({ name, path, width: 1200, height });

const showroomAtFoot = (page: Page) => page.locator('footer address').first().locator('xpath=..');

/** The page of a closed site, as its host would answer, from a site that is open. */
async function closed(page: Page): Promise<void> {
  await page.route('**/closed', (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync('public/maintenance/index.html', 'utf8') }),
  );
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/closed');
}

/** What the guide shows, by the names of its pictures. */
export const guidePictures: readonly GuidePicture[] = [
  first('page', '/'),
  { name: 'small-words', path: '/careers', width: 1000, height: 420, part: (page) => page.locator('footer form').locator('xpath=..') },
  {
    name: 'question',
    path: '/careers',
    width: 1200,
    height: 620,
    part: (page) => page.getByRole('heading', { name: 'Questions' }).locator('xpath=..'),
    before: (page) => page.locator('footer h3 button').first().click(),
  },
  { name: 'bar', path: '/our-story', width: 1200, height: 120, part: (page) => page.getByRole('banner') },
  { name: 'showroom', path: '/careers', width: 1200, height: 470, part: showroomAtFoot },
  { name: 'hours', path: '/', width: 1200, height: 900, part: (page) => page.locator('main article', { hasText: 'Sample Avenue' }) },
  { name: 'holiday', path: '/careers', width: 1200, height: 470, part: showroomAtFoot, at: '2026-12-25T10:00:00+08:00' },
  first('brand', '/brand-partners/kohler'),
  { name: 'logos', path: '/our-story', width: 1200, height: 600, before: (page) => openState(page, panel) },
  {
    name: 'pictures',
    path: '/brand-partners/kohler',
    width: 1200,
    height: 800,
    part: (page) => page.locator('main section', { has: page.getByRole('link', { name: /Open larger$/ }) }),
  },
  first('article', '/article/9/what-unlacquered-brass-does-in-ten-years', 1000),
  first('event', '/article/7/an-evening-with-three-tile-houses', 900),
  first('news', '/news-and-events', 760),
  {
    name: 'coming',
    path: '/news-and-events',
    width: 1200,
    height: 560,
    part: (page) => page.locator('main section', { has: page.locator('ol time') }).first(),
  },
  {
    name: 'opening',
    path: '/careers',
    width: 1200,
    height: 600,
    part: (page) => page.locator('main details').first(),
    before: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'careers',
    path: '/careers',
    width: 1200,
    height: 640,
    part: (page) => page.locator('main section', { has: page.locator('li h3') }).first(),
  },
  { name: 'form', path: '/contact-us/inquiry', width: 1200, height: 760, part: (page) => page.locator('main form') },
  first('unknown', '/no-such-page'),
  { ...first('maintenance', '/our-story'), before: closed },
];
