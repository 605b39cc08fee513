import { expect, type Locator, type Page, test } from '@playwright/test';
import { waitForDeferredWork } from './scroll-frames';
import { waitForFollower } from './mouse-features';
import { readColorToken, toComputedColor } from '../tests/support/color-tokens';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

const cursor = (page: Page): Locator => page.locator('[data-cursor]');

/** Moves the pointer to the middle of an element, whatever covers it, and returns that position. */
async function moveMouseTo(page: Page, element: Locator): Promise<{ x: number; y: number }> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await element.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x - 3, middle.y);
  await page.mouse.move(middle.x, middle.y);
  return middle;
}

async function openWithCursor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForFollower(page, cursor(page));
}

test('[V2] the cursor exists from 991 px, and is added and removed when the window is resized', async ({ page }) => {
  await page.setViewportSize({ width: 990, height: 800 });
  await page.goto('/our-story');
  await waitForDeferredWork(page);
  await page.mouse.move(400, 400);
  await expect(cursor(page)).toHaveCount(0);
  await page.setViewportSize({ width: 991, height: 800 });
  await waitForFollower(page, cursor(page));
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(cursor(page)).toHaveCount(0);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(cursor(page)).toHaveCount(1);
});

test('[V2] the cursor is a ring over links and buttons, and has the color of the focus ring on light and dark backgrounds', async ({
  page,
}) => {
  const [accent, accentOnInk] = ['narra', 'brass'].map((name) => toComputedColor(readColorToken(name))) as [string, string];
  await openWithCursor(page, '/our-story');
  const dot = cursor(page).locator('span').first();
  await moveMouseTo(page, page.getByRole('banner').getByRole('link', { name: /^careers$/i }));
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'ring');
  await moveMouseTo(page, page.getByRole('banner').getByRole('button', { name: /^shop online$/i }));
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'ring');
  await moveMouseTo(page, page.getByRole('heading', { level: 1 }));
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'dot');
  await expect(dot).toHaveCSS('background-color', accent);
  await moveMouseTo(page, page.getByRole('contentinfo').getByRole('heading').first());
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'dot');
  await expect(dot).toHaveCSS('background-color', accentOnInk);
  await moveMouseTo(page, page.getByRole('heading', { level: 1 }));
  await expect(dot).toHaveCSS('background-color', accent);
});

test('[V2] the cursor is hidden over pictures and fields', async ({ page }) => {
  await openWithCursor(page, '/');
  await page.mouse.move(700, 300);
  await page.mouse.move(702, 300);
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'hidden');
  await moveMouseTo(page, page.locator('#showrooms img').first());
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'hidden');
  await moveMouseTo(page, page.locator('#showrooms h2').first());
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'dot');
  await moveMouseTo(page, page.getByRole('contentinfo').getByRole('textbox').first());
  await expect(cursor(page)).toHaveAttribute('data-cursor', 'hidden');
});

test('[V2] on a wide touch screen there is no cursor', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1200, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/our-story');
  await waitForDeferredWork(page);
  await expect(cursor(page)).toHaveCount(0);
  await context.close();
});
