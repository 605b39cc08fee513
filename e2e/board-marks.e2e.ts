import { expect, test } from '@playwright/test';
import { boardIn, boardOf, cards, counter, keepBoard, markOf, thingsOn } from './boards';
import { hydrated, openHydrated, visit } from './hydrated';

test('[G1] a brand, a collection, a picture and an article are put on the board where they stand, and the bar counts them', async ({
  page,
}) => {
  await page.goto('/brand-partners/agape');
  await hydrated(page);
  await expect(counter(page)).toHaveCount(0);
  const things = ['brand/agape', 'collection/agape/pedestal-basins', 'picture/agape/oval-bath'];
  for (const [at, thing] of things.entries()) {
    await markOf(page, thing).click();
    await expect(counter(page)).toHaveText(new RegExp(`^${at + 1}`));
  }
  await visit(page, '/article/3/the-terrazzo-table');
  await markOf(page, 'article/3').click();
  await counter(page).click();
  await expect(cards(page)).toHaveCount(4);
  expect(await thingsOn(page)).toEqual([...things.map((thing) => `${thing} bathroom`), 'article/3']);
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Agape',
    'Pedestal basins',
    'Oval bath on a travertine step, late afternoon',
    /terrazzo table/,
  ]);
  await expect.poll(() => boardIn(page).board.items.length).toBe(4);
});

test('[G1] what is on the board says so, after a reload too, and is taken off where it was put on', async ({ page }) => {
  await openHydrated(page, '/brand-partners/agape');
  const mark = markOf(page, 'brand/agape');
  await expect(mark).toHaveAccessibleName('Add to board Agape');
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAccessibleName('On your board Agape (press to take it off)');
  await page.reload();
  await expect(mark).toHaveAccessibleName('On your board Agape (press to take it off)');
  await mark.click();
  await expect(mark).toHaveAccessibleName('Add to board Agape');
  await expect(counter(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[G1] the words of the mark of an article stand on one line beside the caption', async ({ page }) => {
    await openHydrated(page, '/article/3/the-terrazzo-table');
    const words = page.locator('board-mark[data-wordy]').getByText('Add to board', { exact: true });
    await expect(words).toBeVisible();
    expect(await words.evaluate((span) => span.clientHeight / parseFloat(getComputedStyle(span).lineHeight))).toBeCloseTo(1, 1);
  });
});

test('[G1] a board of sixty things says that it is full, and takes no more', async ({ page }) => {
  await keepBoard(page, boardOf(...Array.from({ length: 60 }, (_, at) => `article/${at + 100}`)));
  await page.goto('/brand-partners/agape');
  await expect(counter(page)).toHaveText(/^60/);
  await markOf(page, 'brand/agape').click();
  await expect(markOf(page, 'brand/agape')).toHaveAccessibleName('The board is full Agape');
  await expect(counter(page)).toHaveText(/^60/);
});

test('[G4] two tabs agree on what is on the board', async ({ page, context }) => {
  await openHydrated(page, '/brand-partners/agape');
  const other = await context.newPage();
  await openHydrated(other, '/brand-partners/kohler');
  await markOf(page, 'brand/agape').click();
  await expect(counter(other)).toHaveText(/^1/);
  await markOf(other, 'brand/kohler').click();
  await expect(counter(page)).toHaveText(/^2/);
  await counter(other).click();
  await expect(cards(other)).toHaveCount(2);
  await markOf(page, 'brand/agape').click();
  await expect(cards(other)).toHaveCount(1);
  expect(await thingsOn(other)).toEqual(['brand/kohler']);
});

test('[G4] where storage is blocked the board goes with the visitor from page to page, and then lives in its address', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openHydrated(page, '/brand-partners/agape');
  await markOf(page, 'brand/agape').click();
  await visit(page, '/brand-partners/kohler');
  await page.locator('board-mark[thing^="collection/kohler/"] button').first().click();
  await counter(page).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'This browser keeps nothing between visits' })).toBeVisible();
  await expect.poll(() => boardIn(page).board.items.length).toBe(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[G1] [X2] no button stands there that would do nothing, and the page of the board says why', async ({ page }) => {
    await page.goto('/brand-partners/agape');
    for (const mark of await page.locator('board-mark').all()) await expect(mark).toBeHidden();
    await page.goto('/board');
    await expect(page.locator('noscript p')).toHaveText(/A board is put together in the browser, which needs scripts\./);
  });
});
