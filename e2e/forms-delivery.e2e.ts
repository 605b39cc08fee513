import { expect, test } from '@playwright/test';
import { getMailHeader, type SmtpServer, startSmtpServer } from '../src/server/forms/mail/smtp-server.fixture';
import { openHydrated } from '../tests/support/hydration';
import { fillInquiry, referencePattern, submitInquiry } from './inquiry.page';
import { type RunningServer, startFormsServer } from '../tests/support/built-site-server';
import { emailField, newsletterStatus, submitButton, toasts } from './newsletter.page';

test.describe('the forms, sent for real', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let smtp: SmtpServer;
  let mailing: RunningServer;

  test.beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startFormsServer();
    mailing = await startFormsServer({ SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' });
  });

  test.afterAll(async () => {
    await Promise.all([server.stop(), mailing.stop()]);
    await smtp.close();
  });

  test('[L3] [L4] an address is put on the list in the footer, and the second time the list says so', async ({ page }) => {
    await openHydrated(page, `${server.url}/our-story`);
    await emailField(page).fill('visitor@sample.example');
    await submitButton(page).click();
    await expect(toasts(page)).toHaveAttribute('data-severity', 'success');
    await expect(emailField(page)).toHaveValue('');
    await emailField(page).fill('Visitor@Sample.example');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText("You've already subscribed to our newsletter");
    await expect(newsletterStatus(page)).toHaveText('This address is on our list already.');
  });

  test('[L3] [A6] where addresses are confirmed by mail, the notice and the line beside the form send to the mailbox', async ({ page }) => {
    await openHydrated(page, `${mailing.url}/our-story`);
    for (const address of ['pending@sample.example', 'Pending@sample.example']) {
      await emailField(page).fill(address);
      await submitButton(page).click();
      await expect(toasts(page).first()).toHaveAttribute('data-severity', 'success');
      await expect(toasts(page).first()).toContainText('One more step.Look in your mailbox');
      await expect(emailField(page)).toHaveValue('');
      await expect(newsletterStatus(page)).toHaveText(/^Look in your mailbox for our letter and open the link in it\./);
      await expect(toasts(page)).toHaveCount(0);
    }
  });

  test('[A1] [A3] an inquiry is stored, and its reference shown', async ({ page }) => {
    await openHydrated(page, `${server.url}/contact-us/inquiry`);
    await fillInquiry(page);
    // Whoever is quicker than two seconds is taken for a machine.
    await page.waitForFunction(() => performance.now() > 3_500);
    await submitInquiry(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We have it.');
    await expect(page.getByText(referencePattern)).toBeVisible();
  });

  test('[A4] an inquiry comes to the staff by mail, under its reference, with what a link filled in', async ({ page }) => {
    await openHydrated(page, `${mailing.url}/contact-us/inquiry?brand=agape&about=Bathroom%20taps`);
    await fillInquiry(page);
    await page.waitForFunction(() => performance.now() > 3_500);
    await submitInquiry(page);
    const shown = (await page.getByText(referencePattern).textContent())?.slice(0, 7) ?? '';
    const toStaff = () => smtp.messages.filter((message) => getMailHeader(message, 'To') === 'staff@narra.example');
    await expect.poll(() => toStaff().length, { timeout: 20_000 }).toBe(1);
    const [message = ''] = toStaff();
    expect(getMailHeader(message, 'Subject')).toBe(`Inquiry ${shown}: A Sample`);
    for (const line of ['Brand: Agape', 'Collection or product: Bathroom taps', 'Message: A bath on the twelfth floor.'])
      expect(message).toContain(line);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[X2] an address is put on the list, and the second time a page says so', async ({ page }) => {
      for (const [title, status] of [
        ['You are on the list.', 201],
        ['This did not go through.', 409],
      ] as const) {
        await page.goto(`${server.url}/our-story`);
        await emailField(page).fill('plain@sample.example');
        const answered = page.waitForResponse('**/api/newsletter/');
        await submitButton(page).click();
        expect((await answered).status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await page.getByRole('link', { name: 'Back to the form' }).click();
      await expect(page).toHaveURL(`${server.url}/our-story`);
    });

    test('[X2] an inquiry with a fault is sent back, mended, and thanked on a page with its reference', async ({ page }) => {
      await page.goto(`${server.url}/contact-us/inquiry`);
      await fillInquiry(page);
      await page.getByLabel('Message').fill('');
      await submitInquiry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there.');
      await expect(page.getByRole('main').getByRole('listitem')).toContainText('Message');
      await page.goBack();
      await page.getByLabel('Message').fill('A bath on the twelfth floor.');
      await submitInquiry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We have it.');
      const shown = await page.getByText(referencePattern).textContent();
      await page.reload();
      await expect(page.getByText(referencePattern)).toHaveText(shown ?? '');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
});
