import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { createBoard, openBoardPage } from './board.page';

/** Presses a button, and reads what it downloads. */
async function download(page: Page, name: RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('[G6] the schedule and all documents of a board are downloaded, the size is said before, and a document that does not come is named', async ({
  page,
}) => {
  const board = createBoard('collection/agape/freestanding-baths bathroom', 'brand/marazzi bathroom', 'article/9');
  await openBoardPage(page, { ...board, title: 'House on the hill' });
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  const documents = page.getByRole('button', { name: /^Download all documents \(\d · \d+ kB\)$/ });
  const said = Number(/(\d+) kB/.exec((await documents.textContent())!)![1]);
  expect(requested.filter((path) => path.startsWith('/documents/'))).toEqual([]);

  const schedule = await download(page, /^Download the schedule/);
  expect(schedule.name).toBe('house-on-the-hill.csv');
  expect(schedule.content.subarray(0, 3).toString('hex')).toBe('efbbbf');
  // A chat program's window downloads nothing, and tells no page so.
  await expect(page.getByRole('status').filter({ hasText: 'open this page in your browser' })).toBeVisible();
  const lines = schedule.content.toString().split('\r\n');
  expect(lines[0]).toContain('"Room","Item","Brand","Finishes"');
  expect(lines[1]).toMatch(/^"Bathroom","Freestanding baths","Agape","matt white"/);
  expect(lines[1]).toMatch(/http.*\/documents\/setting-out-a-freestanding-bath\.pdf/);

  const archive = await download(page, /^Download all documents/);
  const files = unzipSync(archive.content);
  expect([archive.name, Object.keys(files)]).toEqual([
    'house-on-the-hill.zip',
    expect.arrayContaining(['setting-out-a-freestanding-bath.pdf', 'ordering-tile.pdf']),
  ]);
  expect(Math.ceil(Object.values(files).reduce((sum, { length }) => sum + length, 0) / 1000)).toBe(said);

  await page.route('**/ordering-tile.pdf', (route) => route.abort());
  const partial = await download(page, /^Download all documents/);
  expect(Object.keys(unzipSync(partial.content))).not.toContain('ordering-tile.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'Ordering tile: how much, and of which batch' })).toBeVisible();
  await page.route('**/documents/*.pdf', (route) => route.abort());
  await page.getByRole('button', { name: /^Download all documents/ }).click();
  await expect(page.getByText('Nothing could be fetched.')).toBeVisible();
});
