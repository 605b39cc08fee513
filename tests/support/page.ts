import { expect, type Page } from '@playwright/test';
import { needsScriptsEvent } from '../../src/domain/early-press';

/** Brings the scripts of a page, as a hovering pointer, a key or a press does (X9). */
export async function bringScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('script[data-scripts]') !== null);
  await page.evaluate((event) => window.dispatchEvent(new Event(event)), needsScriptsEvent);
}

/** Brings the scripts, and waits until the page is hydrated and its effects have run: the site handles its links and the history. */
export async function waitForHydration(page: Page): Promise<void> {
  await bringScripts(page);
  await page.locator('[data-layout] header[data-overlay]:not([data-overlay="before-hydration"])').waitFor({ state: 'attached' });
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

/** Navigates as a script of the site does, and returns what was refused. */
export const navigate = (page: Page, to: string): Promise<string> =>
  page.evaluate((address) => {
    try {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
      return '';
    } catch (error) {
      return (error as Error).name;
    }
  }, to);

/** Marks the document, so that a full load can be distinguished from a client navigation. */
export const markDocument = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isDocumentMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

export function recordDocumentRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** Holds back the requests for the addresses that match a pattern, until the returned function is called. */
export async function delayRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** For `test.use`: a visitor who does not prefer reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
