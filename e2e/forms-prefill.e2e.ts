import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { CatalogFile } from '../src/domain/board-catalog';
import { openHydrated } from '../tests/support/page';
import { boardCards, createBoard, openBoardPage, readSharedBoard } from './board.page';
import { fillInquiry, formField, inquiryPath, mainForm, recordInquiryPosts, submitInquiry } from './inquiry.page';
import { expectAccessible } from './page-audit';

const brandPath = '/brand-partners/marazzi';
const agapeItems = JSON.parse(readFileSync('public/board/brands/agape.json', 'utf8')) as CatalogFile;
const offeredId = Object.keys(agapeItems).find((id) => agapeItems[id]?.requests?.includes('drawing'))!;
const plainId = Object.keys(agapeItems).find((id) => id.startsWith('collection/') && !agapeItems[id]?.requests)!;

const collectionRow = (page: Page, name: string) => page.locator('section[aria-labelledby="collections"] li', { hasText: name });
const requestBox = (page: Page, name: string) => mainForm(page).getByRole('group', { name: 'Please send' }).getByLabel(name);

test('[A3, W5, X1] links fill in brand, collection and requests, and take precedence over the draft', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  const follow = (name: RegExp) => collectionRow(page, 'Glazed wall tile').getByRole('link', { name }).click();
  await openHydrated(page, `${inquiryPath}?brand=kohler&name=Somebody`);
  await expect(formField(page, /^Brand/)).toHaveValue('kohler');
  await expect(formField(page, 'Name')).toHaveValue('');
  await formField(page, /^Collection/).fill('Something else');
  await openHydrated(page, brandPath);
  await follow(/^Sample ?, Glazed wall tile$/);
  await expect(formField(page, /^Brand/)).toHaveValue('marazzi');
  await expect(formField(page, /^Collection/)).toHaveValue('Glazed wall tile');
  await expect(requestBox(page, 'Sample')).toBeChecked();
  await expect(requestBox(page, 'Data sheet')).not.toBeChecked();
  await expectAccessible(page, 'the form', 'main form');
  await formField(page, 'Name').fill('A Sample');
  await openHydrated(page, brandPath);
  await follow(/^Data sheet ?, Glazed wall tile$/);
  await expect(requestBox(page, 'Data sheet')).toBeChecked();
  await expect(requestBox(page, 'Sample')).toBeChecked();
  await formField(page, /^Collection/).fill('A tile');
  await fillInquiry(page);
  await page.route('**/api/inquiries/', (route) => route.fulfill({ status: 201, json: { reference: '222-222' } }));
  await submitInquiry(page);
  await expect(page.getByRole('main')).toContainText('Sample, Data sheet');
  expect(posts[0]).toMatchObject({ request: 'sample\ndatasheet', about: 'A tile' });
});

test('[W5, W12, X1] the requests of a board item, beside how long it takes, are in its link, in print and in the form, accessibly', async ({
  page,
}) => {
  await openBoardPage(page, createBoard(offeredId, plainId));
  const [offered, plain] = [boardCards(page).first(), boardCards(page).last()];
  await expect(offered).toContainText(`${agapeItems[offeredId]!.leadTime!.takes}, as of `);
  await offered.getByLabel('Drawing').check();
  await expect(plain.getByRole('checkbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const words of ['Please send', 'Drawing']) await expect(offered.getByText(words, { exact: true })).toBeVisible();
  for (const words of ['Ask for', 'Data sheet']) await expect(offered.getByText(words, { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page, 'the board', 'main');
  await offered.getByLabel('Data sheet').check();
  await expect
    .poll(async () => (await readSharedBoard(page)).items.map(({ requests }) => requests))
    .toEqual([['datasheet', 'drawing'], []]);
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
