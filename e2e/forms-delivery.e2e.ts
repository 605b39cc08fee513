import { expect } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { expectFilled, fillInquiry, inquiryPath, pageHeading, referencePattern, submitInquiry } from './inquiry.page';
import { test } from './mailbox';
import { createAddress, emailField, newsletterStatus, submitButton, toasts } from './newsletter.page';

test('[L3] [L4] an address is subscribed in the footer, and the second time is reported as subscribed', async ({ page }) => {
  const address = createAddress('visitor');
  await openHydrated(page, '/our-story');
  await emailField(page).fill(address);
  await submitButton(page).click();
  await expect(toasts(page)).toHaveAttribute('data-severity', 'success');
  await expect(toasts(page)).toContainText('You have subscribe to our newsletter!');
  await expect(emailField(page)).toHaveValue('');
  await emailField(page).fill(address.replace('visitor', 'Visitor').replace('sample', 'Sample'));
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText("You've already subscribed to our newsletter");
  await expect(newsletterStatus(page)).toHaveText('This address is on our list already.');
});

test('[L3] [A6] with confirmation by mail, the toast and the line beside the form point to the mailbox', async ({ page, staffed }) => {
  await openHydrated(page, `${staffed.url}/our-story`);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[X2] an address is subscribed, and the second time a page reports it as subscribed', async ({ page }) => {
    const address = createAddress('plain');
    for (const [title, status] of [
      ['You are on the list.', 201],
      ['This did not go through.', 409],
    ] as const) {
      await page.goto('/our-story');
      await emailField(page).fill(address);
      const answered = page.waitForResponse('**/api/newsletter/');
      await submitButton(page).click();
      expect((await answered).status()).toBe(status);
      await expect(pageHeading(page)).toHaveText(title);
    }
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page).toHaveURL('/our-story');
  });

  test('[X2] [A3] an invalid inquiry is rejected, corrected and confirmed, and keeps its reference when it is sent again after going back', async ({
    page,
  }) => {
    await page.goto(inquiryPath);
    await fillInquiry(page);
    await page.getByLabel('Message').fill('');
    await submitInquiry(page);
    await expect(pageHeading(page)).toHaveText('Almost there.');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Message');
    await page.goBack();
    await page.getByLabel('Message').fill('A bath on the twelfth floor.');
    await submitInquiry(page);
    await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
    const shown = await page.getByText(referencePattern).textContent();
    await page.reload();
    await expect(page.getByText(referencePattern)).toHaveText(shown ?? '');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goBack();
    await expectFilled(page);
    await submitInquiry(page);
    await expect(page.getByText(referencePattern)).toHaveText(shown ?? '');
  });
});
