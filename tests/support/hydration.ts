import { expect, type Page } from '@playwright/test';
import { needsScriptsEvent } from '../../src/domain/hydration/early-press';
import { navigate } from './client-navigation';

/** Brings the scripts of a page, as a hovering pointer, a key or a press does (X9). */
export async function bringScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('script[data-scripts]') !== null);
  await page.evaluate((event) => window.dispatchEvent(new Event(event)), needsScriptsEvent);
}

/** Brings the scripts, and waits until the page is hydrated and its effects have run: the site handles its links and the history. */
export async function waitForHydration(page: Page): Promise<void> {
  await bringScripts(page);
  await page.locator('[data-layout] header[data-overlay]:not([data-overlay="plain"])').waitFor({ state: 'attached' });
}

/** Hydrates everything, including islands that hydrate with an interaction, and those within them. */
export async function hydrateAll(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(
    () => {
      const dehydrated = document.querySelectorAll('[data-dehydrated]');
      for (const part of dehydrated) part.dispatchEvent(new FocusEvent('focusin'));
      return dehydrated.length === 0;
    },
    undefined,
    { polling: 50 },
  );
}

/** Opens a page and waits until all of it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateAll(page);
}

/** Waits until a page has fetched the manifest of its build (B1), the last that it fetches by itself. */
export async function waitForManifest(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')));
}

/** Goes to another page of the site as a link does, and waits until it is there. */
export async function navigateAndWait(page: Page, path: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await navigate(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
}
