import { expect, type Page, type Request } from '@playwright/test';

export const referencePattern = /^[2-9A-Z]{5}-[2-9A-Z]{3}/;
export const inquiryPath = '/contact-us/inquiry';

export const mainForm = (page: Page) => page.getByRole('main').locator('form');
export const formField = (page: Page, label: string | RegExp) => mainForm(page).getByLabel(label, { exact: true });
export const consentCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^I agree/ });
export const submitInquiry = (page: Page) => page.getByRole('button', { name: /^send inquiry$/i }).click();
/** The message beside the button. */
export const formStatus = (page: Page) => mainForm(page).getByRole('status');
/** Opens pages as if five seconds ago: a form that is sent within two seconds of its opening looks automated. */
export const openEarlier = (page: Page) =>
  page.addInitScript(() => {
    const readTime = performance.now.bind(performance);
    performance.now = () => readTime() + 5_000;
  });
export async function readReference(page: Page): Promise<string> {
  await expect(page.getByText(referencePattern)).toBeVisible();
  return (await page.getByText(referencePattern).innerText()).slice(0, 9);
}
export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the inquiry is filled with, as it is sent. */
export const sampleInquiry = {
  name: 'A Sample',
  email: 'visitor@sample.example',
  role: 'Architect',
  brand: 'agape',
  about: '',
  phone: '',
  message: 'A bath on the twelfth floor.',
  files: '',
};

/** Fills the inquiry in; the consent too. */
export async function fillInquiry(page: Page): Promise<void> {
  await formField(page, 'Name').fill(sampleInquiry.name);
  await formField(page, 'E-mail Address').fill(sampleInquiry.email);
  await page.getByText(sampleInquiry.role, { exact: true }).click();
  await formField(page, /^Brand/).selectOption(sampleInquiry.brand);
  await formField(page, 'Message').fill(sampleInquiry.message);
  await page.getByText(/^I agree/).click();
}

export async function expectFilled(page: Page): Promise<void> {
  await expect(formField(page, 'Name')).toHaveValue(sampleInquiry.name);
  await expect(formField(page, 'E-mail Address')).toHaveValue(sampleInquiry.email);
  await expect(page.getByRole('radio', { name: sampleInquiry.role })).toBeChecked();
  await expect(formField(page, /^Brand/)).toHaveValue(sampleInquiry.brand);
  await expect(formField(page, 'Message')).toHaveValue(sampleInquiry.message);
}

export async function expectEmpty(page: Page): Promise<void> {
  for (const label of ['Name', 'E-mail Address', /^Brand/, /^Collection/, 'Mobile', 'Message'])
    await expect(formField(page, label)).toHaveValue('');
  await expect(mainForm(page).locator('input:checked')).toHaveCount(0);
}

const isInquiryRequest = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/inquiries/');

export function recordInquiryPosts(page: Page): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => isInquiryRequest(request) && posts.push(request.postDataJSON() as Record<string, unknown>));
  return posts;
}
