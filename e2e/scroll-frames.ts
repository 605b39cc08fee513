import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    recordedFrames?: { heading: string; y: number }[];
  }
}

function record(): void {
  const seen: Window['recordedFrames'] = [];
  window.recordedFrames = seen;
  const look = () => {
    if (window.recordedFrames !== seen) return;
    seen.push({ heading: document.querySelector('h1')?.textContent ?? '', y: window.scrollY });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const recordingPages = new WeakSet<Page>();

/** Starts to record what every frame shows, of this document and of the next ones: the heading of the page, and how far it is scrolled. */
export async function recordFrames(page: Page): Promise<void> {
  if (!recordingPages.has(page)) await page.addInitScript(record);
  recordingPages.add(page);
  await page.evaluate(record);
}

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

const longTimeout = { timeout: 15_000 };

/** Moves the mouse about until what only a mouse needs has come. */
async function moveMouseUntil(page: Page, hasCome: () => Promise<void>): Promise<void> {
  let step = 0;
  await expect(async () => {
    await page.mouse.move(5, 400 + (step++ % 2));
    await hasCome();
  }).toPass(longTimeout);
}

/** Waits until the page eases the wheel, as it does once there is a mouse. */
export const waitForSmoothScroll = (page: Page): Promise<void> =>
  moveMouseUntil(page, () => expect(page.locator('html')).toHaveClass(/\blenis\b/, { timeout: 500 }));

/** What follows the mouse. */
export const cursor = (page: Page): Locator => page.locator('[data-cursor]');

export const waitForFollower = (page: Page, follower: Locator): Promise<void> =>
  moveMouseUntil(page, () => expect(follower).toHaveCount(1, { timeout: 500 }));
