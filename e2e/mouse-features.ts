import { expect, type Locator, type Page } from '@playwright/test';

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
