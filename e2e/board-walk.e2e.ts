import { expect, type Page, test } from '@playwright/test';
import { boardIn, cards, counter, markOf, thingsOn } from './boards';
import { awake, hydrated } from './hydrated';
import { fillInquiry, reference, send } from './inquiry';
import { serveStaffed } from './staffed';

const staffed = serveStaffed();

const put = async (page: Page, path: string, thing: string) => {
  await page.goto(path);
  await hydrated(page);
  await markOf(page, thing).focus();
  await page.keyboard.press('Enter');
};

test('[G1] [G2] [G3] three things are put on a board, rearranged by keyboard, opened elsewhere by the link, printed, asked about, and come to the staff', async ({
  page,
  browser,
}) => {
  await put(page, `${staffed.server.url}/brand-partners/agape`, 'brand/agape');
  await put(page, `${staffed.server.url}/brand-partners/kohler`, 'brand/kohler');
  await put(page, `${staffed.server.url}/article/3/the-terrazzo-table`, 'article/3');
  await counter(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);

  await cards(page)
    .nth(2)
    .getByRole('button', { name: /^Move The terrazzo table/ })
    .focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  const order = ['article/3', 'brand/agape', 'brand/kohler'];
  await expect.poll(async () => (await thingsOn(page)).map((line) => line.split(' ')[0]).sort()).toEqual([...order].sort());
  await page.getByLabel('Name of this board').fill('House on the hill');
  await expect.poll(() => boardIn(page).board.title).toBe('House on the hill');
  const link = page.url();
  const shown = await thingsOn(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(cards(other)).toHaveCount(3);
  expect(await thingsOn(other)).toEqual(shown);
  expect((await other.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');

  await other.getByRole('link', { name: 'Inquire about this board' }).click();
  await expect(other).toHaveURL(/\/contact-us\/inquiry\?board=1/);
  await awake(other);
  await expect(other.getByRole('region', { name: 'Your board' })).toContainText('House on the hill');
  const come = await other.evaluate(() => performance.now());
  await fillInquiry(other);
  // Whoever is quicker than two seconds is taken for a machine.
  await other.waitForFunction((then) => performance.now() > then + 3_500, come);
  await send(other);
  await expect(other.getByText(reference)).toBeVisible();
  const message = await staffed.mail(1);
  for (const words of ['House on the hill', '- Kohler', '- Agape']) expect(message).toContain(words);
  expect(message.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(link);
  await elsewhere.close();
});
