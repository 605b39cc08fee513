import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { CatalogFile } from '../src/domain/board/board-catalog';
import { navigateAndWait, openHydrated } from '../tests/support/hydration';
import { boardCards, createBoard, openBoardPage, readBoardFromUrl } from './board.page';
import { fillInquiry, formField, inquiryPath, mainForm, recordInquiryPosts, submitInquiry } from './inquiry.page';
import { expectAccessible } from './page-audit';

const brandPath = '/brand-partners/marazzi';
const agapeItems = JSON.parse(readFileSync('public/board/brands/agape.json', 'utf8')) as CatalogFile;
const offeredId = Object.keys(agapeItems).find((id) => agapeItems[id]?.requests?.includes('drawing'))!;
const plainId = Object.keys(agapeItems).find((id) => id.startsWith('collection/') && !agapeItems[id]?.requests)!;

const collectionRow = (page: Page, name: string) => page.locator('section[aria-labelledby="collections"] li', { hasText: name });
const requestBox = (page: Page, name: string) =>
  mainForm(page)
    .getByRole('group', { name: /^Please send/ })
    .getByLabel(name);

test('[W5] a link on a brand page fills in the brand, the collection and the request, and a second link adds its request', async ({
  page,
}) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, brandPath);
  await collectionRow(page, 'Glazed wall tile')
    .getByRole('link', { name: /^Sample ?, Glazed wall tile$/ })
    .click();
  await expect(formField(page, /^Brand/)).toHaveValue('marazzi');
  await expect(formField(page, /^Collection/)).toHaveValue('Glazed wall tile');
  await expect(requestBox(page, 'Sample')).toBeChecked();
  await expect(requestBox(page, 'Data sheet')).not.toBeChecked();
  await formField(page, 'Name').fill('A Sample');
  await openHydrated(page, brandPath);
  await collectionRow(page, 'Glazed wall tile')
    .getByRole('link', { name: /^Data sheet ?, Glazed wall tile$/ })
    .click();
  await expect(requestBox(page, 'Data sheet')).toBeChecked();
  await expect(requestBox(page, 'Sample')).toBeChecked();
  await fillInquiry(page);
  await page.route('**/api/inquiries/', (route) => route.fulfill({ status: 201, json: { reference: '222-222' } }));
  await submitInquiry(page);
  await expect(page.getByRole('main')).toContainText('Sample, Data sheet');
  expect(posts[0]?.['request']).toBe('sample\ndatasheet');
});

test('[W5] a request belongs to one collection only', async ({ page }) => {
  await openHydrated(page, `${inquiryPath}?brand=marazzi&about=Mosaics&request=sample`);
  await formField(page, 'Name').fill('A Sample');
  await openHydrated(page, `${inquiryPath}?brand=marazzi&about=Trims`);
  await expect(formField(page, /^Collection/)).toHaveValue('Trims');
  await expect(requestBox(page, 'Sample')).not.toBeChecked();
  await openHydrated(page, `${inquiryPath}?brand=marazzi&about=Basins&request=gold`);
  await expect(mainForm(page).locator('input:checked')).toHaveCount(0);
});

test('[W5] the requests of a board item are in the URL and after a reload, and are attached to the form', async ({ page }) => {
  await openBoardPage(page, createBoard(offeredId, plainId));
  const [offered, plain] = [boardCards(page).first(), boardCards(page).last()];
  await offered.getByLabel('Data sheet').check();
  await offered.getByLabel('Drawing').check();
  await expect(plain.getByRole('checkbox')).toHaveCount(0);
  await expect.poll(() => readBoardFromUrl(page).board.items.map(({ requests }) => requests)).toEqual([['datasheet', 'drawing'], []]);
  await page.reload();
  await expect(offered.getByLabel('Drawing')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await offered.getByLabel('Drawing').uncheck();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offered.getByLabel('Drawing')).toBeChecked();
  await page.getByRole('link', { name: 'Inquire about this board' }).click();
  const attachment = mainForm(page).getByRole('region', { name: 'Your board' });
  await expect(attachment).toContainText('Data sheet, Drawing');
  await expect(mainForm(page).locator('input[name="board"]')).toHaveValue(
    new RegExp(`- Agape, ${agapeItems[offeredId]!.name}\n {2}Please send: Data sheet, Drawing\n`),
  );
});

test('[W5] a printed item lists its requests only', async ({ page }) => {
  const board = createBoard(offeredId);
  await openBoardPage(page, { ...board, items: board.items.map((item) => ({ ...item, requests: ['drawing'] })) });
  await expect(page.getByLabel('Drawing')).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  const card = boardCards(page).first();
  for (const words of ['Please send', 'Drawing']) await expect(card.getByText(words, { exact: true })).toBeVisible();
  for (const words of ['Ask for', 'Data sheet']) await expect(card.getByText(words, { exact: true })).toBeHidden();
});

test('[W5] [X1] board and form with requests have no axe violation and no horizontal scroll at any width', async ({ page }) => {
  await openBoardPage(page, createBoard(offeredId));
  await page.getByLabel('Drawing').check();
  await expectAccessible(page, 'the board', 'main');
  await navigateAndWait(page, `${inquiryPath}?brand=marazzi&about=Trims&request=sample`);
  await expect(requestBox(page, 'Sample')).toBeChecked();
  await expectAccessible(page, 'the form', 'main form');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[W5] [X2] a request is a link to the form, which has a checkbox for each request', async ({ page }) => {
    await page.goto(brandPath);
    await page.getByRole('link', { name: /^Sample ?, Glazed wall tile$/ }).click();
    await expect(page).toHaveURL(/\/contact-us\/inquiry\/?\?brand=marazzi&about=Glazed%20wall%20tile&request=sample$/);
    for (const name of ['Sample', 'Data sheet', 'Drawing']) await expect(requestBox(page, name)).toBeEnabled();
  });
});
