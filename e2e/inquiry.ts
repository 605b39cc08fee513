import { expect, type Page, type Request } from '@playwright/test';
import { type Served, serveForms } from './serve';

export const reference = /^[2-9A-Z]{3}-[2-9A-Z]{3}/;
export const path = '/contact-us/inquiry';

export const form = (page: Page) => page.getByRole('main').locator('form');
export const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label, { exact: true });
export const consent = (page: Page) => page.getByRole('checkbox', { name: /^I agree/ });
export const send = (page: Page) => page.getByRole('button', { name: /^send inquiry$/i }).click();
/** What is said beside the button. */
export const said = (page: Page) => form(page).getByRole('status');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the inquiry is filled with, as it is sent. */
export const written = {
  name: 'A Sample',
  email: 'visitor@sample.example',
  role: 'Architect',
  brand: 'agape',
  about: '',
  phone: '',
  message: 'A bath on the twelfth floor.',
};

/** Fills the inquiry in; the consent too. */
export async function fillInquiry(page: Page): Promise<void> {
  await field(page, 'Name').fill(written.name);
  await field(page, 'E-mail Address').fill(written.email);
  await page.getByText(written.role, { exact: true }).click();
  await field(page, /^Brand/).selectOption(written.brand);
  await field(page, 'Message').fill(written.message);
  await page.getByText(/^I agree/).click();
}

/** What stands in the fields of the inquiry. */
export async function expectWritten(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue(written.name);
  await expect(field(page, 'E-mail Address')).toHaveValue(written.email);
  await expect(page.getByRole('radio', { name: written.role })).toBeChecked();
  await expect(field(page, /^Brand/)).toHaveValue(written.brand);
  await expect(field(page, 'Message')).toHaveValue(written.message);
}

export async function expectEmpty(page: Page): Promise<void> {
  for (const label of ['Name', 'E-mail Address', /^Brand/, /^Collection/, /^Phone/, 'Message'])
    await expect(field(page, label)).toHaveValue('');
  await expect(form(page).locator('input:checked')).toHaveCount(0);
}

const isInquiry = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/inquiries/');

/** What the form's script posts, by field, in order. */
export function postsOf(page: Page): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => isInquiry(request) && posts.push(request.postDataJSON() as Record<string, unknown>));
  return posts;
}

/** The service that takes as many forms as tests can send. */
export const startPatientServer = (): Promise<Served> => serveForms({ LIMIT_PER_ADDRESS: '1000', LIMIT_PER_EMAIL: '1000' });
