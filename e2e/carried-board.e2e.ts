import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Board } from '../src/logic/board';
import { boardParam } from '../src/logic/board-address';
import type { ThingsFile } from '../src/logic/board-things';
import { headOf } from '../src/server/mail/smtp.fixture';
import { packing } from '../src/ui/board/packing';
import { axeFinds } from './axe';
import { awake, openHydrated, visit } from './hydrated';
import { fillInquiry, form, heading, path, postsOf, reference, send } from './inquiry';
import { serveStaffed } from './staffed';

const things = JSON.parse(readFileSync('public/board/brands/agape.json', 'utf8')) as ThingsFile;
const collection = Object.keys(things).find((name) => name.startsWith('collection/'))!;
const board: Board = {
  title: 'Villa in Tagaytay',
  items: [
    { thing: collection, room: 'bathroom', note: 'upstairs' },
    { thing: 'brand/agape', room: '', note: '' },
    { thing: 'brand/no-such-house', room: '', note: '' },
  ],
};
const param = boardParam(board, packing);
const carrying = `${path}?board=${param}`;

const plate = (page: Page) => form(page).getByRole('region', { name: 'Your board' });
const value = (page: Page) => form(page).locator('input[name="board"]');

/** The text of a mail as its reader sees it. */
function textOf(message: string): string {
  const quoted = message.slice(message.search(/\r?\n\r?\n/)).replace(/=\r?\n/g, '');
  const bytes = quoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

test('[G3] a board stands in the form with its title, how much it holds, its pictures and the way back to it', async ({ page }) => {
  await openHydrated(page, carrying);
  await expect(plate(page)).toContainText('Villa in Tagaytay');
  await expect(plate(page)).toContainText('3 things');
  await expect(plate(page).locator('img')).toHaveCount(2);
  await expect(plate(page).getByRole('link')).toHaveAttribute('href', `/board?b=${param}`);
  await expect(value(page)).toHaveValue(/^Villa in Tagaytay\nhttp\S+\/board\?b=[\w-]+\n\nBathroom\n- Agape, .+\n {2}Note: upstairs\n/);
});

test('[G3] a board is there after a reload, another page and the same link again, until it is left out', async ({ page }) => {
  await openHydrated(page, carrying);
  await expect(plate(page)).toBeVisible();
  await visit(page, '/our-story');
  await visit(page, path);
  await expect(plate(page)).toContainText('Villa in Tagaytay');
  await openHydrated(page, carrying);
  await plate(page).getByRole('button', { name: 'Leave it out' }).click();
  await expect(plate(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.reload();
  await awake(page);
  await expect(heading(page)).toBeVisible();
  await expect(value(page)).toHaveCount(0);
});

test('[G3] a form without a board, or with an address that holds none, shows nothing of it and sends nothing', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => /board-field/.test(request.url()) && chunks.push(request.url()));
  await openHydrated(page, `${path}?brand=agape`);
  expect(chunks).toEqual([]);
  for (const nonsense of ['1xxxx', '9abc', '%3Cb%3E', '1']) {
    await openHydrated(page, `${path}?board=${nonsense}`);
    await expect(plate(page)).toHaveCount(0);
    await expect(value(page)).toHaveCount(0);
  }
});

for (const [what, pattern] of [
  ['names of its things', '**/board/brands/*.json'],
  ['code of its plate', '**/board-field-*.js'],
] as const)
  test(`[G3] a board whose ${what} does not come is sent with its link all the same`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await openHydrated(page, carrying);
    await expect(value(page)).toHaveValue(new RegExp(`/board\\?b=${param}(?:\\n|$)`));
  });

for (const width of [320, 390, 1440])
  for (const address of [carrying, `/contact-us/showroom-visit?board=${param}&showroom=bgc`])
    test(`[G3] [X1] axe finds nothing in ${address.slice(0, 27)} with a board at ${width} px, and it scrolls only down`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, address);
      await expect(plate(page).locator('img')).toHaveCount(2);
      expect(await axeFinds(page, 'main')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

test.describe('sent for real', () => {
  const staffed = serveStaffed();

  test('[G3] a board comes to the staff with the inquiry, as lines and as a link that opens it', async ({ page }) => {
    const posts = postsOf(page);
    await openHydrated(page, staffed.server.url + carrying);
    await fillInquiry(page);
    await expect(value(page)).toHaveValue(/upstairs/);
    await page.waitForFunction(() => performance.now() > 3_500);
    await send(page);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Villa in Tagaytay');
    const message = await staffed.mail(1);
    expect(headOf(message, 'Subject')).toMatch(/^Inquiry /);
    const link = `${staffed.server.url}/board?b=${param}`;
    const name = things[collection]!.name;
    const lines = ['Your board: ', 'Villa in Tagaytay', link, '', 'Bathroom', `- Agape, ${name}`, '  Note: upstairs'];
    expect(textOf(message)).toContain(`${lines.join('\n')}\n`);
    expect(posts[0]?.['board']).toContain(lines.slice(1).join('\n'));
    await page.goto(link);
    await expect(page.locator('[data-thing]')).toHaveCount(board.items.length);
  });
});
