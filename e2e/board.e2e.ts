import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { findAxeViolations } from '../tests/support/axe';
import { boardCards, createBoard, openBoardPage, readBoardItems, readSharedBoard, sampleBoard, toBoardPath } from './board.page';
import { scrollToEnd, findSmallFields } from './page-audit';
import { expectSharpPictures } from './picture-sizes';

/** Draws a card to a place of a target, and lets go once the target shows that it would be dropped there. */
async function dragCard(page: Page, at: number, target: Locator, { share, side }: { share: number; side: string }): Promise<void> {
  const from = (await boardCards(page).nth(at).locator('[data-drag]').first().boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 });
  await expect(target).toBeVisible();
  const to = (await target.boundingBox())!;
  await page.mouse.move(to.x + to.width * share, to.y + to.height / 2, { steps: 6 });
  await expect(target).toHaveAttribute('data-drop-side', side);
  await page.mouse.up();
}

test('[G2] every letter is stored in the browser and in the link, undo takes words, and items are dragged, also to a room', async ({
  page,
}) => {
  await openBoardPage(page, createBoard('brand/agape bathroom', 'picture/agape/oval-bath bathroom'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A board that was sent to you');
  await expect(page.getByText('This board came by a link. Keep it, and it is here when you come back.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your board');
  const note = boardCards(page).first().getByLabel('Note');
  await note.pressSequentially('tte');
  await note.press('Home');
  await note.pressSequentially('Ask\nma');
  await expect(note).toHaveValue('Ask matte');
  await expect(page.getByText('This board came by a link')).toBeHidden();
  const name = page.getByLabel('Name of this board');
  await name.fill('Villa, floor');
  for (let count = 0; count < ' floor'.length; count += 1) await name.press('ArrowLeft');
  await name.pressSequentially(' first ');
  await expect
    .poll(() => readSharedBoard(page))
    .toEqual({
      title: 'Villa, first floor',
      items: [
        { id: 'brand/agape', room: 'bathroom', note: 'Ask matte', requests: [] },
        { id: 'picture/agape/oval-bath', room: 'bathroom', note: '', requests: [] },
      ],
    });
  await expect(page).toHaveURL('/board');
  await page.reload();
  await expect(page.getByLabel('Name of this board')).toHaveValue('Villa, first floor');
  await note.pressSequentially('!!');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toHaveValue('Ask matte');

  await expect(boardCards(page).first()).toHaveAttribute('draggable', 'true');
  await dragCard(page, 1, boardCards(page).first(), { share: 0.1, side: 'left' });
  await expect.poll(() => readBoardItems(page)).toEqual(['picture/agape/oval-bath bathroom', 'brand/agape bathroom']);
  await dragCard(page, 1, page.locator('[data-drop="outdoor"]'), { share: 0.5, side: 'all' });
  await expect.poll(() => readBoardItems(page)).toEqual(['picture/agape/oval-bath bathroom', 'brand/agape outdoor']);
});

test('[G2, G6, X1, X5] a board is accessible, can be copied, scanned, shared and downloaded, and prints without controls', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // No browser without a screen has a way of its own to share.
  await page.addInitScript(() => {
    const refuse = (data: ShareData) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.reject(new DOMException('Nobody was chosen', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: refuse });
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await openBoardPage(page, sampleBoard);
  expect.soft(await findSmallFields(page)).toEqual([]);
  const code = page.getByRole('img', { name: 'The same link, to scan with a phone' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A phone does not scan its own screen.
    await expect(code).toBeVisible({ visible: width > 560 });
    await scrollToEnd(page);
    expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }

  const copied = page.getByRole('status').filter({ hasText: 'The link is copied.' });
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const address = new URL(toBoardPath(sampleBoard), page.url()).href;
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(copied).toHaveCount(1);
  expect(await readClipboard()).toBe(address);
  // As the window of a chat program does.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(readClipboard).toBe(address);
  await expect(copied).toHaveCount(1);
  await page.getByRole('button', { name: 'Empty the board' }).click();
  await expect(page.getByRole('status').filter({ hasText: '0 items' })).toHaveCount(1);
  await expect(boardCards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boardCards(page)).toHaveCount(sampleBoard.items.length);
  await expect(page.getByRole('status').filter({ hasText: '0 items' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send it' }).click();
  const given = await page.evaluate(() => document.documentElement.dataset['shared'] ?? '{}');
  expect(JSON.parse(given)).toEqual({ title: 'House on the hill', url: address });
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download the schedule/ }).click()]);
  expect(file.suggestedFilename()).toBe('house-on-the-hill.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^\uFEFF"Room","Item","Brand","Finishes","Lead time","Please send","Note","Documents"\r\n"Bathroom","Agape"/,
  );
  // The window of a chat program downloads nothing, and tells no page so.
  await expect(page.getByRole('status').filter({ hasText: 'open this page in your browser' })).toBeVisible();
  expect(faults).toEqual([]);

  const param = new URL(address).searchParams.get('b')!;
  for (const [name, path] of [
    ['Inquire about this board', `inquiry?board=${param}`],
    ['Book a visit with it', `showroom-visit?board=${param}&showroom=bgc`],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', `/contact-us/${path}`);
  await page.emulateMedia({ media: 'print' });
  for (const words of ['House on the hill', 'By the window', '100 Sample Avenue, Quezon City'])
    await expect(page.getByText(words).locator('visible=true').first()).toBeVisible();
  for (const name of ['Undo', 'Print the sheet', 'Copy the link']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(code).toBeVisible();
  for (const room of await page.locator('section[data-room]').all()) await expect(room).toHaveCSS('break-inside', 'avoid');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper).toMatch(/\/Type \/Pages[^>]*\/Count 1\b/s);

  await page.emulateMedia({ media: 'screen' });
  await code.evaluate((svg) => (svg.style.width = '600px'));
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(address);
  await expectSharpPictures(page, 'a board');
});
