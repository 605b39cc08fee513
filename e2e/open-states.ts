import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

/** Something that a visitor opens. */
export interface OpenState {
  name: string;
  path: string;
  width: number;
  /** What has to be opened before. */
  first?: (page: Page) => Locator;
  /** What opens it. */
  opener: (page: Page) => Locator;
  /** What is seen only while it is open. */
  shown: (page: Page) => Locator;
  /** Whether its opener stands further down the page. */
  isBelow?: boolean;
  /** Where the focus goes when it closes: to what opened it, where that is still there. */
  returns?: (page: Page) => Locator;
}

const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: /the menu$/ });
const shopButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Shop online' });
const brandLink = (page: Page) => page.locator('#partners-panel').getByRole('link', { name: 'Agape' });
const question = (page: Page) => page.locator('footer h3 button').first();

export const panel: OpenState = {
  name: 'the panel of the partners',
  path: '/our-story',
  width: 1440,
  opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Partners', exact: true }),
  shown: brandLink,
};

export const menu: OpenState = {
  name: 'the menu',
  path: '/our-story',
  width: 390,
  opener: burger,
  shown: (page) => page.locator('#menu'),
};

export const overlay: OpenState = {
  name: 'the overlay of the partners',
  path: '/our-story',
  width: 390,
  first: burger,
  opener: (page) => page.locator('#menu').getByRole('button', { name: /^Partners/ }),
  shown: brandLink,
  returns: burger,
};

const shops: OpenState = {
  name: 'the shop chooser',
  path: '/our-story',
  width: 1440,
  opener: shopButton,
  shown: (page) => page.getByRole('dialog', { name: 'Choose a shop' }),
};

const search: OpenState = {
  name: 'the search',
  path: '/our-story',
  width: 1440,
  opener: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }),
  shown: (page) => page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox'),
};

const on = (width: number) => (state: OpenState) => ({ ...state, width });

export const choosers = [390, 1440].map((width) => on(width)(shops));

export const searches = [390, 1440].map((width) => on(width)(search));

/** What lies over the page and holds it still. */
export const overlays: OpenState[] = [panel, menu, overlay, ...choosers, ...searches];

const both = (state: OpenState) => [390, 1440].map((width) => on(width)(state));

/** It is left by a step back, and so has ways out of its own. */
export const lightboxes: OpenState[] = both({
  name: 'the lightbox',
  path: '/brand-partners/kohler',
  width: 0,
  isBelow: true,
  opener: (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /Open larger$/ })
      .first(),
  shown: (page) => page.getByRole('dialog', { name: 'Gallery, Kohler' }),
});

/** Whatever lies over a page. */
export const covers: OpenState[] = [...overlays, ...lightboxes];

const [chooser] = choosers;
const [lightbox] = lightboxes;
const [sheet] = searches;

/** What is looked at enlarged: one of each, at a width of its own there. */
export const enlarged: OpenState[] = [menu, overlay, chooser!, lightbox!, sheet!];

/** What opens in its place. */
export const inPlace: OpenState[] = [
  {
    name: 'a question',
    path: '/service',
    width: 0,
    opener: question,
    // Opened to its end: while it still grows, it pushes what is below out of the screen.
    shown: (page: Page) => page.locator('footer .MuiCollapse-entered [role="region"] p').first(),
  },
  {
    name: 'an opening',
    path: '/careers',
    width: 0,
    opener: (page: Page) => page.locator('main summary').first(),
    shown: (page: Page) => page.getByRole('link', { name: 'Apply' }).first(),
  },
  {
    name: 'the problems of a form',
    path: '/contact-us/inquiry',
    width: 0,
    opener: (page: Page) => page.getByRole('main').locator('[type="submit"]'),
    shown: (page: Page) => page.locator('[id$="-problem"]').first(),
  },
].flatMap(both);

/** Opens a state by the pointer, and waits until it is there. */
export async function openState(page: Page, { first, opener, shown }: OpenState): Promise<void> {
  if (first) await first(page).click();
  await opener(page).click();
  await expect(shown(page)).toBeVisible();
}

/** Opens the page of a state at its width. */
export async function openPageOf(page: Page, { path, width, opener, isBelow = false }: OpenState): Promise<void> {
  await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
  await openHydrated(page, path);
  if (isBelow) await opener(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}
