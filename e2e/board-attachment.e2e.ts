import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Board } from '../src/domain/board';
import { encodeBoard } from '../src/components/board/board-codec';
import type { CatalogFile } from '../src/domain/board-catalog';
import { getMailHeader } from '../src/server/forms/smtp-server.fixture';
import { getChunkPath } from '../tests/support/built-site';
import { followLink, hydrateAll, openHydrated } from '../tests/support/page';
import {
  fillInquiry,
  mainForm,
  openEarlier,
  pageHeading,
  inquiryPath,
  readReference,
  recordInquiryPosts,
  submitInquiry,
} from './inquiry.page';
import { test } from './mailbox';
import { expectAccessible } from './page-audit';
import { expectSharpPictures } from './picture-sizes';

const agapeItems = JSON.parse(readFileSync('public/board/brands/agape.json', 'utf8')) as CatalogFile;
const collectionId = Object.keys(agapeItems).find((name) => name.startsWith('collection/'))!;
const board: Board = {
  title: 'Villa in Tagaytay',
  items: [
    { id: collectionId, room: 'bathroom', note: 'upstairs', requests: ['sample', 'drawing'] },
    { id: 'brand/agape', room: '', note: '', requests: [] },
    { id: 'brand/no-such-house', room: '', note: '', requests: [] },
  ],
};
const boardQuery = encodeBoard(board);
const pathWithBoard = `${inquiryPath}?board=${boardQuery}`;

const attachment = (page: Page) => mainForm(page).getByRole('region', { name: 'Your board' });
const attachmentInput = (page: Page) => mainForm(page).locator('input[name="board"]');

/** The text of a mail as its reader sees it. */
function decodeMailText(message: string): string {
  const quoted = message.slice(message.search(/\r?\n\r?\n/)).replace(/=\r?\n/g, '');
  const bytes = quoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

test('[G3, X1, X5] an attached board is shown accessibly, and stays through pages until it is removed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openHydrated(page, `/contact-us/showroom-visit?board=${boardQuery}&showroom=bgc`);
  await expect(attachment(page).locator('img')).toHaveCount(2);
  await expectAccessible(page, 'the visit', 'main');
  await openHydrated(page, pathWithBoard);
  await expect(attachment(page)).toContainText('Villa in Tagaytay');
  await expect(attachment(page)).toContainText('3 items');
  await expect(attachment(page).locator('img')).toHaveCount(2);
  await expect(attachment(page).getByRole('link')).toHaveAttribute('href', `/board?b=${boardQuery}`);
  await expect(attachmentInput(page)).toHaveValue(
    /^Villa in Tagaytay\nhttp\S+\/board\?b=[\w-]+\n\nBathroom\n- Agape, .+\n {2}Please send: Sample, Drawing\n {2}Note: upstairs\n/,
  );
  await expectAccessible(page, 'the inquiry', 'main');
  await expectSharpPictures(page, 'the inquiry');
  await followLink(page, '/our-story');
  await followLink(page, inquiryPath);
  await expect(attachment(page)).toContainText('Villa in Tagaytay');
  await openHydrated(page, pathWithBoard);
  await attachment(page).getByRole('button', { name: 'Leave it out' }).click();
  await expect(attachment(page)).toHaveCount(0);
  await expect(page).toHaveURL(inquiryPath);
  await page.reload();
  await hydrateAll(page);
  await expect(pageHeading(page)).toBeVisible();
  await expect(attachmentInput(page)).toHaveCount(0);
});

for (const [what, pattern] of [
  ['names of its items', '**/board/brands/*.json'],
  ['code of its preview', `**${getChunkPath('board-field')}`],
] as const)
  test(`[G3] a board whose ${what} cannot be loaded is still sent with its link`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await openHydrated(page, pathWithBoard);
    await expect(attachmentInput(page)).toHaveValue(new RegExp(`/board\\?b=${boardQuery}(?:\\n|$)`));
  });

test('[A1, A3, A4, G3, W5] an inquiry with prefilled values and a board is stored and mailed @mail', async ({ page, staffed }) => {
  const posts = recordInquiryPosts(page);
  await openEarlier(page);
  await openHydrated(page, `${staffed.url}${pathWithBoard}&brand=agape&about=Bathroom%20taps`);
  await fillInquiry(page);
  await expect(attachmentInput(page)).toHaveValue(/upstairs/);
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
  const reference = await readReference(page);
  await expect(page.getByRole('main')).toContainText('Villa in Tagaytay');
  const message = await staffed.waitForMail(reference);
  expect(getMailHeader(message, 'Subject')).toBe(`Inquiry ${reference}: A Sample`);
  for (const line of ['Brand: Agape', 'Collection or product: Bathroom taps', 'Message: A bath on the twelfth floor.'])
    expect(message).toContain(line);
  const link = `${staffed.url}/board?b=${boardQuery}`;
  const name = agapeItems[collectionId]!.name;
  const lines = ['Villa in Tagaytay', link, '', 'Bathroom', `- Agape, ${name}`, '  Please send: Sample, Drawing', '  Note: upstairs'];
  expect(decodeMailText(message)).toContain(['Your board:', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  expect(posts[0]?.['board']).toContain(lines.join('\n'));
  await page.goto(link);
  await expect(page.locator('[data-item-id]')).toHaveCount(board.items.length);
});
