import type { CDPSession, Page } from '@playwright/test';

/** Waits until the reader's script has started: custom elements, popovers and prefetching work, and islands listen for a press. */
export const waitForReader = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => customElements.get('board-link') !== undefined);
};

/** Hydrates the islands of a page, as a change of a control in each does (X9). An empty board has none. */
export async function hydrateAll(page: Page): Promise<void> {
  await waitForReader(page);
  await page.waitForFunction(
    () => {
      const isHydrated = (island: HTMLElement) => Object.keys(island).some((name) => name.startsWith('__reactContainer'));
      const waiting = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), (island) => ({
        isLoading: 'loading' in island.dataset,
        control: isHydrated(island) ? null : island.querySelector('input, select, textarea, button, summary'),
      })).filter(({ isLoading, control }) => isLoading || control);
      for (const { isLoading, control } of waiting) if (!isLoading) control!.dispatchEvent(new Event('change', { bubbles: true }));
      return waiting.length === 0;
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

/** Follows a link of the page to another page of the site, and waits until that one has loaded. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, path);
  await page.waitForURL(path);
}

/** Marks the document, so that another one can be told from it. */
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

/** Draws a finger up over a phone's screen, which scrolls the page by about 600 px. Chromium's own gesture scrolls nothing since version 156. */
export async function swipeUp(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 195, y: 720 });
  for (let y = 660; y >= 120; y -= 60) await touch('touchMove', { x: 195, y });
  await touch('touchEnd');
}
