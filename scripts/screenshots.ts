import type { Page } from '@playwright/test';
import { shopDialogs, inlineStates, mobileMenu, type OpenState, partnersOverlay, partnersPanel } from '../tests/support/open-states';
import { getPageKind } from '../tests/support/page-kind';

/** Scrolls through the page, so that all of it has appeared, and waits until no animation runs and every picture is drawn. */
export async function waitIdle(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize()!.height / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => {
    // A picture below the window is otherwise decoded after the screenshot.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.waitForTimeout(1_500);
}

export const screenshotWidths = [390, 1440];

/** A picture of a page, or of what is open on it. */
export interface Screenshot {
  name: string;
  path: string;
  width: number;
  /** The whole page, or the first screen of it. */
  isWhole: boolean;
  state?: OpenState;
}

// The pages that stand for a kind of many pages.
const preferredPaths = ['/brand-partners/kohler', '/contact-us/inquiry'];

const toStateScreenshot = (state: OpenState, name: string): Screenshot => ({
  name,
  path: state.path,
  width: state.width,
  isWhole: false,
  state,
});

/** The pictures of a site with these paths: a page of each kind in full, the first screen of the home page, and what opens. */
export function listScreenshots(paths: readonly string[]): Screenshot[] {
  const kinds = new Map<string, string>();
  for (const path of [...preferredPaths.filter((one) => paths.includes(one)), ...paths])
    if (!kinds.has(getPageKind(path))) kinds.set(getPageKind(path), path);
  const pages = [...kinds].flatMap(([name, path]) => screenshotWidths.map((width) => ({ name, path, width, isWhole: true })));
  return [
    ...pages,
    { name: 'home-first', path: '/', width: 1440, isWhole: false },
    toStateScreenshot(partnersPanel, 'partners-panel'),
    toStateScreenshot(mobileMenu, 'menu'),
    toStateScreenshot(partnersOverlay, 'partners-overlay'),
    ...shopDialogs.map((state) => toStateScreenshot(state, 'chooser')),
    ...inlineStates.filter(({ name }) => name === 'a question').map((state) => toStateScreenshot(state, 'question')),
    ...inlineStates.filter(({ name }) => name === 'the problems of a form').map((state) => toStateScreenshot(state, 'problems')),
  ];
}
