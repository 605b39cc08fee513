import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createBoard, openBoardPage } from './board.page';

test('[G6, W12] the schedule of a board is downloaded, with the addresses of its documents', async ({ page }) => {
  const board = createBoard('collection/agape/freestanding-baths bathroom', 'brand/marazzi bathroom', 'article/9');
  await openBoardPage(page, { ...board, title: 'House on the hill' });
  await expect(page.locator('[data-item-id="collection/agape/freestanding-baths"]')).toContainText('On the floor, as of November 2026');
  const button = page.getByRole('button', { name: /^Download the schedule/ });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe('house-on-the-hill.csv');
  const content = readFileSync(await file.path());
  expect(content.subarray(0, 3).toString('hex')).toBe('efbbbf');
  // A chat program's window downloads nothing, and tells no page so.
  await expect(page.getByRole('status').filter({ hasText: 'open this page in your browser' })).toBeVisible();
  const lines = content.toString().split('\r\n');
  expect(lines[0]).toContain('"Room","Item","Brand","Finishes","Lead time"');
  expect(lines[1]).toMatch(/^"Bathroom","Freestanding baths","Agape","matt white","On the floor, as of November 2026"/);
  expect(lines[1]).toMatch(/http.*\/documents\/setting-out-a-freestanding-bath\.pdf/);
});
