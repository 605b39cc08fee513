import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordedFrames?: { heading: string; y: number }[];
  }
}

/** Starts to record what every frame shows: the heading of the page, and how far it is scrolled. */
export const recordFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Window['recordedFrames'] = [];
    window.recordedFrames = seen;
    const look = () => {
      seen.push({ heading: document.querySelector('h1')?.textContent ?? '', y: window.scrollY });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The frames that showed a page with a heading, once there are enough of them to be sure. */
export async function waitForFrames(page: Page, heading: string, enough = 20) {
  const shown = ([wanted, count]: [string, number]) =>
    (window.recordedFrames ?? []).filter((frame) => frame.heading === wanted).length >= count;
  await page.waitForFunction(shown, [heading, enough] as [string, number], { timeout: 20_000 });
  const seen = await page.evaluate(() => window.recordedFrames ?? []);
  return seen.filter((frame) => frame.heading === heading);
}

export const getScrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls at once, as a script does. */
export const jumpTo = (page: Page, y: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), y);
