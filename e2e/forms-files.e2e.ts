import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findAxeViolations } from '../tests/support/axe';
import { hydrateAll, openHydrated } from '../tests/support/page';
import {
  consentCheckbox,
  fillInquiry,
  formField,
  formStatus,
  inquiryPath,
  mainForm,
  openEarlier,
  readReference,
  submitInquiry,
} from './inquiry.page';
import { test } from './mailbox';

const filesField = (page: Page) => formField(page, /^Plans and photographs/);
const fileNames = (page: Page) => mainForm(page).locator('li span:first-child:not(:empty)', { hasText: /\.\w+$/ });
const removeButtons = (page: Page) => mainForm(page).getByRole('button', { name: /^Remove / });

const parseAttachments = (message: string): Record<string, Buffer> =>
  Object.fromEntries(
    Array.from(message.matchAll(/filename="?([^"\r\n]+)"?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g), ([, name, base64]): [string, Buffer] => [
      name!,
      Buffer.from(base64!, 'base64'),
    ]),
  );

test.describe('files with a form', () => {
  test.describe.configure({ mode: 'default' });
  let folder: string;
  const find = (...names: string[]) => names.map((name) => join(folder, name));

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
    const noise = {
      width: 2800,
      height: 2100,
      channels: 3,
      background: '#8a6',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    } as const;
    await sharp({ create: noise })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 33/1 0/1' } })
      .jpeg({ quality: 80 })
      .toFile(find('kitchen wall.jpeg')[0]!);
    writeFileSync(find('plan.pdf')[0]!, `%PDF-1.7\n${'x'.repeat(300_000)}`);
    writeFileSync(find('IMG_1.HEIC')[0]!, `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'x'.repeat(2_000)}`);
    writeFileSync(find('drawings.jpg')[0]!, 'PK\x03\x04');
    writeFileSync(find('large.pdf')[0]!, `%PDF-1.7\n${'x'.repeat(4_100_000)}`);
  });

  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('[W4, X1] files are selected one after another, rejected by name, removed, named after a reload, and named again after sending', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, inquiryPath);
    await filesField(page).setInputFiles(find('kitchen wall.jpeg', 'IMG_1.HEIC'));
    await expect(fileNames(page)).toHaveText(['kitchen wall.jpg', 'IMG_1.heic']);
    await expect(mainForm(page).getByRole('listitem').nth(1)).toContainText('Sent as it is. A photograph may still hold location data.');
    await filesField(page).setInputFiles(find('drawings.jpg', 'large.pdf', 'plan.pdf', 'IMG_1.HEIC', 'drawings.jpg'));
    await expect(page.getByRole('alert')).toHaveText(
      /^\s*drawings\.jpg: This is not a PDF.* large\.pdf: All files together may have 4 MB.* drawings\.jpg: Three files are the most\./,
    );
    await expect(filesField(page)).toHaveAccessibleDescription(/^Up to three: .* drawings\.jpg: This is not/);
    await expect(fileNames(page)).toHaveText(['kitchen wall.jpg', 'IMG_1.heic', 'plan.pdf']);
    await expect(mainForm(page).getByText('MB / 4 MB')).toBeVisible();
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await removeButtons(page).nth(1).click();
    await expect(filesField(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(fileNames(page)).toHaveText(['kitchen wall.jpg', 'plan.pdf']);
    await page.reload();
    await hydrateAll(page);
    const lost = mainForm(page).getByText('Please choose these once more: kitchen wall.jpg, plan.pdf');
    await expect(lost).toBeVisible();
    await filesField(page).setInputFiles(find('plan.pdf'));
    await expect(fileNames(page)).toHaveText(['plan.pdf']);
    await expect(lost).toBeHidden();
    await filesField(page).setInputFiles(find('drawings.jpg'));
    await fillInquiry(page);
    await page.route('**/api/inquiries/', (route) => route.fulfill({ status: 201, json: { reference: '222-222' } }));
    await submitInquiry(page);
    await expect(page.getByRole('main')).toContainText(/Not sent\s*drawings\.jpg: This is not a PDF/);
  });

  test('[W4] files are sent with a progress, stored once, and mailed smaller and without their place @mail', async ({ page, staffed }) => {
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      let isLost = false;
      Object.assign(window, { progress: [] as number[] });
      XMLHttpRequest.prototype.send = function (body) {
        if (!(body instanceof FormData)) return send.call(this, body);
        if (!isLost) this.onload = this.onerror;
        isLost = true;
        this.upload.addEventListener('progress', () => {
          requestAnimationFrame(() =>
            (window as unknown as { progress: unknown[] }).progress.push(document.querySelector('progress')?.value),
          );
        });
        send.call(this, body);
      };
    });
    await openEarlier(page);
    await openHydrated(page, staffed.url + inquiryPath);
    await fillInquiry(page);
    // The code for files does not load at first.
    await page.route('**/*.js', (route) => route.abort());
    await filesField(page).setInputFiles(find('kitchen wall.jpeg', 'plan.pdf'));
    await submitInquiry(page);
    await expect(formStatus(page)).toHaveText(/could not reach our service/);
    await page.unroute('**/*.js');
    await submitInquiry(page);
    await expect(fileNames(page)).toHaveText(['kitchen wall.jpg', 'plan.pdf']);
    await expect(formStatus(page)).toHaveText(/could not reach our service.* Everything you wrote is still here\.$/);
    await expect(consentCheckbox(page)).toBeChecked();
    // A file is sent as it was chosen, also when the program that made it saves it again.
    appendFileSync(find('plan.pdf')[0]!, 'saved again');
    await submitInquiry(page);
    const reference = await readReference(page);
    await expect(page.getByText('kitchen wall.jpg · plan.pdf')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { progress: unknown[] }).progress)).toContain(1);
    const attachments = parseAttachments(await staffed.waitForMail(reference));
    const photograph = attachments['kitchen wall.jpg']!;
    const { width, exif } = await sharp(photograph).metadata();
    expect([Object.keys(attachments), width <= 2400, exif]).toEqual([['kitchen wall.jpg', 'plan.pdf'], true, undefined]);
    expect(photograph.length).toBeLessThan(4_000_000 / 3);
    expect(attachments['plan.pdf']).toHaveLength(300_009);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[W4, X2] files are posted by the browser, rejected on a page by name, and mailed unchanged @mail', async ({ page, staffed }) => {
      await page.goto(staffed.url + inquiryPath);
      await expect(mainForm(page).getByText(/^Sent as it is\./)).toBeVisible();
      await fillInquiry(page);
      await filesField(page).setInputFiles(find('drawings.jpg'));
      await submitInquiry(page);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/^Plans and photographs drawings\.jpg: This is not a PDF/);
      await page.goBack();
      await filesField(page).setInputFiles(find('plan.pdf', 'IMG_1.HEIC'));
      await submitInquiry(page);
      const reference = await readReference(page);
      expect(Object.keys(parseAttachments(await staffed.waitForMail(reference)))).toEqual(['plan.pdf', 'IMG_1.heic']);
    });
  });
});
