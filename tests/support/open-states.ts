import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './page';

/** Something that a visitor opens. */
export interface OpenState {
  name: string;
  path: string;
  width: number;
  /** What has to be opened before. */
  prerequisite?: (page: Page) => Locator;
  /** What opens it. */
  trigger: (page: Page) => Locator;
  /** What is visible only while it is open. */
  content: (page: Page) => Locator;
  /** Whether its opener is further down the page. */
  isBelowFold?: boolean;
}

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /the menu$/ });
const shopButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Shop online' });
const brandLink = (page: Page) => page.locator('#partners-panel').getByRole('link', { name: 'Agape' });
const firstQuestion = (page: Page) => page.locator('footer h3 button').first();

export const partnersPanel: OpenState = {
  name: 'the panel of the partners',
  path: '/our-story',
  width: 1440,
  trigger: (page) => page.getByRole('banner').getByRole('button', { name: 'Partners', exact: true }),
  content: brandLink,
};

export const mobileMenu: OpenState = {
  name: 'the menu',
  path: '/our-story',
  width: 390,
  trigger: menuButton,
  content: (page) => page.locator('#menu'),
};

export const partnersOverlay: OpenState = {
  name: 'the overlay of the partners',
  path: '/our-story',
  width: 390,
  prerequisite: menuButton,
  trigger: (page) => page.locator('#menu').getByRole('button', { name: /^Partners/ }),
  content: brandLink,
};

const shopDialogState: OpenState = {
  name: 'the shop chooser',
  path: '/our-story',
  width: 1440,
  trigger: shopButton,
  content: (page) => page.getByRole('dialog', { name: 'Choose a shop' }),
};

const searchDialogState: OpenState = {
  name: 'the search',
  path: '/our-story',
  width: 1440,
  trigger: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }),
  content: (page) => page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox'),
};

const atBothWidths = (state: OpenState) => [390, 1440].map((width) => ({ ...state, width }));

export const shopDialogs = atBothWidths(shopDialogState);
export const searchDialogs = atBothWidths(searchDialogState);

/** The overlays that lock the scroll. The shop chooser and the search do not depend on the width. */
export const distinctOverlays: OpenState[] = [partnersPanel, mobileMenu, partnersOverlay, shopDialogs[1]!, searchDialogs[1]!];

/** It is left by a step back, and so has ways out of its own. */
export const lightboxes: OpenState[] = atBothWidths({
  name: 'the lightbox',
  path: '/brand-partners/kohler',
  width: 0,
  isBelowFold: true,
  trigger: (page) => page.getByRole('main').getByRole('link', { name: 'Open larger' }).first(),
  content: (page) => page.getByRole('dialog', { name: 'Gallery, Kohler' }),
});

/** What opens in its place. */
export const inlineStates: OpenState[] = [
  {
    name: 'a question',
    path: '/service',
    width: 390,
    trigger: firstQuestion,
    // Opened to its end: while it still grows, it pushes what is below out of the screen.
    content: (page: Page) => page.locator('footer .MuiCollapse-entered [role="region"] p').first(),
  },
  {
    name: 'an opening',
    path: '/careers',
    width: 390,
    trigger: (page: Page) => page.locator('main summary').first(),
    content: (page: Page) => page.getByRole('link', { name: 'Apply' }).first(),
  },
  {
    name: 'the problems of a form',
    path: '/contact-us/inquiry',
    width: 390,
    trigger: (page: Page) => page.getByRole('main').locator('[type="submit"]'),
    content: (page: Page) => page.locator('[id$="-problem"]').first(),
  },
];

/** Closes an overlay, and waits until it is hidden. What opens in its place stays. */
export async function closeState(page: Page, state: OpenState): Promise<void> {
  if (inlineStates.includes(state)) return;
  await page.keyboard.press('Escape');
  await expect(state.content(page)).toBeHidden();
}

/** Opens a state by the pointer, and waits until it is visible. */
export async function openState(page: Page, { prerequisite: first, trigger: opener, content: shown }: OpenState): Promise<void> {
  if (first) await first(page).click();
  await opener(page).click();
  await expect(shown(page)).toBeVisible();
}

/** Makes the window as wide as a state is looked at, and scrolls to its opener. */
export async function showState(page: Page, { width, trigger: opener, isBelowFold: isBelow = false }: OpenState): Promise<void> {
  await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
  if (isBelow) await opener(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

export async function openStatePage(page: Page, state: OpenState): Promise<void> {
  await page.setViewportSize({ width: state.width, height: 900 });
  await openHydrated(page, state.path);
  await showState(page, state);
}
