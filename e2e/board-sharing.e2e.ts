import { expect, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { findAxeViolations } from '../tests/support/axe';
import { sampleBoard, toBoardPath, createBoard, seedBoard, openBoardPage } from './board.page';
import { waitForHydration } from '../tests/support/hydration';

test('[G2] the link is copied, and the QR code encodes the same link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBoardPage(page, sampleBoard);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toHaveCount(1);
  const address = new URL(toBoardPath(sampleBoard), page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const code = page.getByRole('img', { name: 'The same link, to scan with a phone' });
  await code.evaluate((svg) => (svg.style.width = '600px'));
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(address);
});

test('[G2] the Web Share API gets the name and the link, and a canceled share is not an error', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // No browser without a screen has a way of its own.
  await page.addInitScript(() => {
    const refuse = (data: ShareData) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.reject(new DOMException('Nobody was chosen', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: refuse });
  });
  await openBoardPage(page, sampleBoard);
  await page.getByRole('button', { name: 'Send it' }).click();
  const given = await page.evaluate(() => document.documentElement.dataset['shared'] ?? '{}');
  expect(JSON.parse(given)).toEqual({ title: 'House on the hill', url: new URL(toBoardPath(sampleBoard), page.url()).href });
  expect(faults).toEqual([]);
});

test('[G2] a printed board has its name, its figures with captions and notes, and the showrooms that have its items, and no controls', async ({
  page,
}) => {
  await openBoardPage(page, sampleBoard);
  await expect(page.getByRole('img', { name: /scan with a phone$/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const words of ['House on the hill', 'Plate 01', 'By the window', '100 Sample Avenue, Quezon City'])
    await expect(page.getByText(words).locator('visible=true').first()).toBeVisible();
  for (const name of ['Undo', 'Print the sheet', 'Copy the link']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper).toMatch(/\/Type \/Pages[^>]*\/Count 1\b/s);
});

test.describe('[G2] [X1] the board page has no axe violation', () => {
  const widths = [390, 1440];
  test.use({ viewport: { width: widths[0]!, height: 900 } });

  test('with a board, and no horizontal scroll, on a phone or a desktop', async ({ page }) => {
    await openBoardPage(page, sampleBoard);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('img', { name: /scan with a phone$/ })).toBeVisible();
      expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
  });

  test('with a damaged shared board beside a stored one, on a phone or a desktop', async ({ page }) => {
    await seedBoard(page, createBoard('brand/kohler'));
    await page.goto(toBoardPath(sampleBoard).slice(0, -12));
    await expect(page.getByRole('button', { name: 'Show mine' })).toBeVisible();
    await waitForHydration(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: 'Show mine' })).toBeVisible();
      expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([]);
    }
  });
});
