import { expect, test } from '@playwright/test';
import {
  sampleBoard,
  readBoardFromUrl,
  createBoard,
  boardCards,
  boardCounter,
  seedBoard,
  openBoardPage,
  readBoardItems,
} from './board.page';

test.describe('[G4] a shared board opened in a browser that has a board of its own', () => {
  const own = createBoard('brand/kohler', 'brand/agape');

  test.beforeEach(async ({ page }) => {
    await seedBoard(page, own);
    await openBoardPage(page, sampleBoard);
    await expect(page.getByText('This board came by a link. Your own is kept as it was.')).toBeVisible();
    await expect(boardCounter(page)).toHaveText(/^2/);
  });

  test('leaves the own board unchanged, and can show it again', async ({ page }) => {
    await boardCards(page)
      .nth(0)
      .getByRole('button', { name: /^Take off/ })
      .click();
    await expect(boardCards(page)).toHaveCount(3);
    await expect(boardCounter(page)).toHaveText(/^2/);
    await page.getByRole('button', { name: 'Show mine' }).click();
    expect(await readBoardItems(page)).toEqual(['brand/kohler', 'brand/agape']);
    await expect.poll(() => readBoardFromUrl(page).board).toEqual(own);
  });

  test('can be merged into the own board', async ({ page }) => {
    await page.getByRole('button', { name: 'Add it to mine' }).click();
    await expect(boardCounter(page)).toHaveText(/^5/);
    expect((await readBoardItems(page)).filter((thing) => thing.startsWith('brand/agape'))).toHaveLength(1);
  });

  test('can replace the own board', async ({ page }) => {
    await page.getByRole('button', { name: 'Make it mine instead' }).click();
    await expect(boardCounter(page)).toHaveText(/^4/);
    await expect(page.getByText('This board came by a link.')).toHaveCount(0);
  });
});

test.describe('[G4] a board URL', () => {
  for (const [what, param, words] of [
    ['of a later version', '2abcdef', 'This link was made by a newer version of this page.'],
    ['that is no board', '%3Cscript%3Ealert(1)%3C/script%3E', 'There is no board in this link that could be read.'],
  ] as const)
    test(`${what} is reported, and does not change`, async ({ page }) => {
      await page.goto(`/board?b=${param}`);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your board');
      await page.waitForFunction(() => performance.now() > 2_500);
      expect(page.url()).toContain(param);
    });

  test('of a later version does not change in a browser that has a board, and the stored board is shown', async ({ page }) => {
    await seedBoard(page, createBoard('brand/kohler'));
    await page.goto('/board?b=2abcdef');
    await expect(page.getByText('This link was made by a newer version of this page.')).toBeVisible();
    await expect(boardCards(page)).toHaveCount(1);
    await page.waitForFunction(() => performance.now() > 2_500);
    expect(page.url()).toContain('2abcdef');
    await boardCards(page)
      .getByRole('button', { name: /^Take off/ })
      .click();
    await expect.poll(() => page.url()).not.toContain('2abcdef');
  });

  test('with a script as name and note shows it as text', async ({ page }) => {
    const script = '<img src=x onerror=alert(1)>';
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      void dialog.dismiss();
    });
    await openBoardPage(page, { title: script, items: [{ id: 'brand/agape', room: '', note: script, requests: [] }] });
    await expect(page.getByLabel('Name of this board')).toHaveValue(script);
    await expect(boardCards(page).getByLabel('Note')).toHaveValue(script);
    expect(isAsked).toBe(false);
  });

  test('with unknown items shows their labels', async ({ page }) => {
    await openBoardPage(page, createBoard('picture/agape/taken-away', 'brand/agape'));
    await expect(boardCards(page).nth(0)).toContainText('No longer on this site');
    await expect(boardCards(page).nth(0).getByRole('heading')).toHaveText('Agape, Taken away');
    await expect(boardCards(page)).toHaveCount(2);
  });
});

test('[G4] an item that cannot be fetched is reported, and is fetched again', async ({ page }) => {
  await page.route('**/board/brands/marazzi.json', (route) => route.abort());
  await openBoardPage(page, sampleBoard);
  await expect(page.getByText('Some of it could not be fetched.')).toBeVisible();
  await page.unroute('**/board/brands/marazzi.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some of it could not be fetched.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Marazzi' })).toBeVisible();
});
