import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

test.use({ colorScheme: 'dark' });

/** The color of a page at its left edge, as it is drawn. */
async function readBackgroundColor(page: Page): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x: 4, y: 400, width: 1, height: 1 } });
  return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
}

test('[X1] automatic dark mode does not change a page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.setContent('');
  expect(Math.max(...(await readBackgroundColor(page)))).toBeLessThan(64);
  await page.goto('/contact-us/inquiry');
  expect(await readBackgroundColor(page)).toEqual([245, 241, 234]);
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(29, 25, 22)');
});
