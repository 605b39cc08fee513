import { expect, type Locator, test } from '@playwright/test';
import { createBoard, boardCards, boardCounter, seedBoard, boardToggle, readBoardItems } from './board.page';
import { openHydrated, followLink } from '../tests/support/page';

test('[G1, G4] brands, collections, pictures and articles are added on their pages, counted by the bar, and shown by a step in the history', async ({
  page,
}) => {
  await openHydrated(page, '/brand-partners/agape');
  await expect(boardCounter(page)).toHaveCount(0);
  const mark = boardToggle(page, 'brand/agape');
  await expect(mark).toHaveAccessibleName('Add to board Agape');
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAccessibleName('On your board Agape (press to take it off)');
  await expect(boardCounter(page)).toHaveText(/^1/);
  const others = ['collection/agape/pedestal-basins', 'picture/agape/oval-bath'];
  for (const [at, item] of others.entries()) {
    await boardToggle(page, item).click();
    await expect(boardCounter(page)).toHaveText(new RegExp(`^${at + 2}`));
  }
  const countLines = (words: Locator) => words.evaluate((span) => span.clientHeight / parseFloat(getComputedStyle(span).lineHeight));
  // Below an icon, which is narrower than the word.
  expect(await countLines(boardToggle(page, others[0]!).getByText('Board', { exact: true }))).toBeCloseTo(1, 1);
  await followLink(page, '/article/3/the-terrazzo-table');
  await page.setViewportSize({ width: 390, height: 844 });
  const words = page.locator('board-toggle[data-labeled]').getByText('Add to board', { exact: true });
  await expect(words).toBeVisible();
  expect(await countLines(words)).toBeCloseTo(1, 1);
  expect((await boardCounter(page).boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1440, height: 900 });
  await boardToggle(page, 'article/3').click();
  await boardCounter(page).click();
  await expect(boardCards(page)).toHaveCount(4);
  expect(await readBoardItems(page)).toEqual(['brand/agape', ...others].map((item) => `${item} bathroom`).concat('article/3'));
  await expect(boardCards(page).getByRole('heading')).toHaveText([
    'Agape',
    'Pedestal basins',
    'Oval bath on a travertine plinth, late afternoon',
    /terrazzo table/,
  ]);
  await page.goBack();
  await boardToggle(page, 'article/3').click();
  await expect(boardCounter(page)).toHaveText(/^3/);
  await page.goForward();
  await expect(boardCards(page)).toHaveCount(3);
  await expect(page.getByText('This board came by a link')).toHaveCount(0);
});

test('[G1] a board of sixty items reports that it is full, and accepts no more', async ({ page }) => {
  await seedBoard(page, createBoard(...Array.from({ length: 60 }, (_, at) => `article/${at + 100}`)));
  await page.goto('/brand-partners/agape');
  await expect(boardCounter(page)).toHaveText(/^60/);
  await boardToggle(page, 'brand/agape').click();
  await expect(boardToggle(page, 'brand/agape')).toHaveAccessibleName('The board is full Agape');
  await expect(boardCounter(page)).toHaveText(/^60/);
});

test('[G2, G4] two tabs show the same board, one that was empty too', async ({ page, context }) => {
  await openHydrated(page, '/brand-partners/agape');
  const other = await context.newPage();
  await other.goto('/board');
  await expect(other.getByText('Press the plus sign beside a brand')).toBeVisible();
  await boardToggle(page, 'brand/agape').click();
  await expect(boardCards(other)).toHaveCount(1);
  await openHydrated(other, '/brand-partners/kohler');
  await boardToggle(other, 'brand/kohler').click();
  await expect(boardCounter(page)).toHaveText(/^2/);
  await boardCounter(other).click();
  await expect(boardCards(other)).toHaveCount(2);
  await boardToggle(page, 'brand/agape').click();
  await expect(boardToggle(page, 'brand/agape')).toHaveAccessibleName('Add to board Agape');
  await expect(boardCards(other)).toHaveCount(1);
  expect(await readBoardItems(other)).toEqual(['brand/kohler']);
});
