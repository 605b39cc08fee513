import { expect, type Locator, type Page, test } from '@playwright/test';
import { readColorToken, toComputedColor } from '../tests/support/color-tokens';
import { withMotion } from '../tests/support/page';
import { cursor, waitForFollower, waitForSmoothScroll } from './scroll-frames';

test.use(withMotion);

/** Moves the pointer to the middle of an element, whatever covers it. */
async function moveMouseTo(page: Page, element: Locator): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await element.boundingBox())!;
  await page.mouse.move(x + width / 2 - 3, y + height / 2);
  await page.mouse.move(x + width / 2, y + height / 2);
}

test('[V2] the cursor exists from 991 px, and has the color of each background', async ({ page }) => {
  await page.setViewportSize({ width: 990, height: 800 });
  await page.goto('/our-story');
  // The first movement of a mouse brings both.
  await waitForSmoothScroll(page);
  await expect(cursor(page)).toHaveCount(0);
  await page.setViewportSize({ width: 991, height: 800 });
  await waitForFollower(page, cursor(page));
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(cursor(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(cursor(page)).toHaveCount(1);

  const [accent, accentOnInk] = ['narra', 'brass'].map((name) => toComputedColor(readColorToken(name))) as [string, string];
  const expectState = (state: string) => expect(cursor(page)).toHaveAttribute('data-cursor', state);
  const dot = cursor(page).locator('span').first();
  await moveMouseTo(page, page.getByRole('heading', { level: 1 }));
  await expectState('dot');
  await expect(dot).toHaveCSS('background-color', accent);
  // The real pointer stays visible.
  const pointers = () => [document.body, ...document.querySelectorAll('h1, main p, a, button')].map((one) => getComputedStyle(one).cursor);
  expect(new Set(await page.evaluate(pointers))).toEqual(new Set(['auto', 'pointer']));
  await moveMouseTo(page, page.getByRole('contentinfo').getByRole('heading').first());
  await expectState('dot');
  await expect(dot).toHaveCSS('background-color', accentOnInk);
});
