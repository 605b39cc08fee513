import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { openNewsletterWithClock, subscribe, toasts } from './newsletter.page';

const acceptedResponse = { status: 200, json: {} };
const refusedResponse = { status: 409, json: { error: 'This address is on our list already.' } };
const closeButton = (page: Page) => toasts(page).getByRole('button', { name: 'Close this notice' });
const getToastBox = async (page: Page, at: number) => (await toasts(page).nth(at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const places = [
  { width: 1440, bar: 88, toast: { x: 944, width: 424 }, gap: 12 },
  { width: 390, bar: 72, toast: { x: 20, width: 350 }, gap: 8 },
];

test('[T1, V4, X1] toasts are at the top right below the bar and above all else, accessible at every width', async ({ page }) => {
  await openNewsletterWithClock(page, acceptedResponse, refusedResponse);
  await subscribe(page);
  await expect(toasts(page)).toHaveCount(1);
  await subscribe(page);
  await expect(toasts(page)).toHaveCount(2);
  await expect(page.locator('[data-position]')).toHaveAttribute('data-position', 'top-right');
  await expect(page.locator('[data-position]')).toHaveCSS('z-index', '1100');
  await expect(page.locator('.MuiSnackbar-root[data-severity] .MuiAlert-root').first()).toHaveText(/^Subscribed Successfully/);
  for (const { width, bar, toast, gap } of places) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => getToastBox(page, 0)).toMatchObject({ ...toast, y: bar + 16 });
    const between = async () => {
      const [first, second] = [await getToastBox(page, 0), await getToastBox(page, 1)];
      return Math.round(second.y - first.y - first.height);
    };
    await expect.poll(between).toBe(gap);
    const target = await closeButton(page).first().boundingBox();
    expect([target?.width, target?.height]).toEqual([44, 44]);
  }
  // They are paused while axe, which needs a running clock, checks them.
  await toasts(page).first().hover();
  await closeButton(page).last().focus();
  await expect(page.locator('[data-paused="true"]')).toHaveCount(2);
  await page.clock.resume();
  for (const { width } of places) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeViolations(page, '[data-position]')).toEqual([]);
  }
});
