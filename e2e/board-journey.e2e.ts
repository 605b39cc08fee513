import { expect, type Page } from '@playwright/test';
import { readBoardFromUrl, boardCards, boardCounter, boardToggle, readBoardItems } from './board.page';
import { hydrateAll, waitForHydration } from '../tests/support/hydration';
import { fillInquiry, readReference, submitInquiry } from './inquiry.page';
import { test } from './mailbox';

const addToBoard = async (page: Page, path: string, thing: string) => {
  await page.goto(path);
  await waitForHydration(page);
  await boardToggle(page, thing).focus();
  await page.keyboard.press('Enter');
};

test('[G1] [G2] [G3] three items are added to a board, moved by keyboard, opened in another browser by the link, printed, sent with an inquiry and mailed to the staff', async ({
  page,
  browser,
  staffed,
}) => {
  await addToBoard(page, `${staffed.url}/brand-partners/agape`, 'brand/agape');
  await addToBoard(page, `${staffed.url}/brand-partners/kohler`, 'brand/kohler');
  await addToBoard(page, `${staffed.url}/article/3/the-terrazzo-table`, 'article/3');
  await boardCounter(page).focus();
  await page.keyboard.press('Enter');
  await expect(boardCards(page)).toHaveCount(3);

  await boardCards(page)
    .nth(2)
    .getByRole('button', { name: /^Move The terrazzo table/ })
    .focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  const order = ['article/3', 'brand/agape', 'brand/kohler'];
  await expect.poll(async () => (await readBoardItems(page)).map((line) => line.split(' ')[0]).sort()).toEqual([...order].sort());
  await page.getByLabel('Name of this board').fill('House on the hill');
  await expect.poll(() => readBoardFromUrl(page).board.title).toBe('House on the hill');
  const link = page.url();
  const shown = await readBoardItems(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(boardCards(other)).toHaveCount(3);
  expect(await readBoardItems(other)).toEqual(shown);
  expect((await other.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');

  await other.getByRole('link', { name: 'Inquire about this board' }).click();
  await expect(other).toHaveURL(/\/contact-us\/inquiry\?board=1/);
  await hydrateAll(other);
  await expect(other.getByRole('region', { name: 'Your board' })).toContainText('House on the hill');
  const come = await other.evaluate(() => performance.now());
  await fillInquiry(other);
  // A form that is sent within two seconds looks automated.
  await other.waitForFunction((then) => performance.now() > then + 3_500, come);
  await submitInquiry(other);
  const message = await staffed.waitForMail(await readReference(other));
  for (const words of ['House on the hill', '- Kohler', '- Agape']) expect(message).toContain(words);
  expect(message.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(link);
  await elsewhere.close();
});
