import { expect, type Page } from '@playwright/test';
import { getNextDay, toManilaDay } from '../src/domain/dates';
import { findNextOpenDay, getVisitHours, type VisitShowroom } from '../src/domain/forms/visit';
import { showrooms } from '../tests/support/content';
import { pageHeading, sampleInquiry } from './inquiry.page';
import { type ServerWithMailbox, test } from './mailbox';
import { expectAccessible } from './page-audit';

/** Sends a form, and returns the address of the link in the mail about it. */
async function sendForm(page: Page, { url, waitForMail }: ServerWithMailbox, multipart: Record<string, string | object>): Promise<string> {
  const response = await page.request.post(`${url}/api/inquiries`, { multipart: multipart as Record<string, string> });
  expect(response.status()).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  const mail = (await waitForMail(reference)).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return url + /\/api\/staff\?of=[\w.-]+/.exec(mail)![0];
}

/** Sends an inquiry with a board and a file, and returns the address of the link in the mail about it. */
async function receiveLink(page: Page, staffed: ServerWithMailbox, message: string): Promise<string> {
  const board = `Villa\n${staffed.url}/board?b=1${'Ab-_'.repeat(60)}\n\nBathroom\n- Agape, Bathtubs`;
  const file = { name: 'A plan of the villa in Tagaytay, first floor.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  const fields = { ...sampleInquiry, message, _type: 'inquiry', consent: 'yes', board, phone: '+63 2 8555 0100', files: file };
  return sendForm(page, staffed, fields);
}

const bgc = (showrooms as unknown as VisitShowroom[]).find(({ slug }) => slug === 'bgc')!;

const press = async (page: Page, name: string, key = 'Enter') => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press(key);
};

test('[A7, X1, X2] the staff answer and forward by keyboard, without scripts or referrer @mail', async ({ page, staffed }) => {
  const link = await receiveLink(page, staffed, 'To be answered.');
  await page.goto(link);
  await expect(pageHeading(page)).toHaveText(/^Ask us|^Inquiry|[2-9A-Z]{5}-[2-9A-Z]{3}$/);
  await expectAccessible(page, 'the staff page');
  await press(page, 'Forward');
  expect(await page.getByLabel('E-mail address of a colleague').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
    true,
  );
  await page.getByLabel('E-mail address of a colleague').fill('someone@else.example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail address of a colleague')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the staff page');
  await page.getByLabel('E-mail address of a colleague').fill('colleague@narra.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is on its way to your colleague')).toBeVisible();
  await press(page, 'Mark as answered', 'Space');
  await expect(page.getByText('It is marked as answered.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Marked as answered' })).toHaveCount(1);
  const [left] = await Promise.all([page.waitForRequest('**/board?**'), page.getByRole('link', { name: /\/board\?b=/ }).click()]);
  expect(await left.headerValue('referer')).toBeNull();
});

test('[A7, X1] an inquiry is erased by keyboard, after a checkbox is ticked @mail', async ({ page, staffed }) => {
  const link = await receiveLink(page, staffed, 'To be erased.');
  await page.goto(link);
  await press(page, 'Erase …');
  await expect(pageHeading(page)).toHaveText(/^Erase [2-9A-Z]{5}-[2-9A-Z]{3}$/);
  await expectAccessible(page, 'the staff page');
  await press(page, 'Erase for good');
  await expect(page.getByRole('checkbox', { name: 'Yes, I am sure' })).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, 'Erase for good');
  await expect(pageHeading(page)).toHaveText('It is erased.');
  await page.goto(link);
  await expect(pageHeading(page)).toHaveText('This is not stored any more.');
});

test('[W13, X1, X2] the hour of a visit is confirmed by one press, and moved and refused by another with a sentence @mail', async ({
  page,
  staffed,
}) => {
  const today = toManilaDay(new Date());
  const first = findNextOpenDay(bgc, today, today)!;
  const [day, later] = [1, 2].reduce<string[]>((days) => [...days, findNextOpenDay(bgc, getNextDay(days.at(-1) ?? first), today)!], []);
  const { name, email } = sampleInquiry;
  const time = getVisitHours(bgc, day!)[0]!;
  const visit = { _type: 'showroom-visit', name, email, showroom: bgc.slug, date: day!, time, consent: 'yes' };
  await page.goto(await sendForm(page, staffed, visit));
  await press(page, 'Confirm this hour');
  await expect(page.getByText('The hour is confirmed, and the visitor gets it by mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm this hour' })).toHaveCount(0);
  await expectAccessible(page, 'the staff page of a visit');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day!);
  await page.getByLabel('Day', { exact: true }).fill(later!);
  await press(page, 'Move the visit to this hour');
  const words = page.getByLabel('A sentence for the visitor');
  expect(await words.first().evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await words.first().fill('The samples come a day later.');
  await press(page, 'Move the visit to this hour');
  await expect(page.getByText('The visit is moved')).toBeVisible();
  await words.last().fill('We take inventory on that day.');
  await press(page, 'Refuse this hour', 'Space');
  await expect(page.getByText('The hour is refused')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^.*Visit (?:confirmed|moved to|refused):/ })).toHaveCount(3);
});
