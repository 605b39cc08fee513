import { expect } from '@playwright/test';
import { openHydrated } from '../tests/support/page';
import { test } from './mailbox';
import { emailField, newsletterStatus, submitButton, toasts } from './newsletter.page';

test('[L3, A6] with confirmation by mail, toast and line point to the mailbox @mail', async ({ page, staffed }) => {
  await openHydrated(page, `${staffed.url}/our-story`);
  for (const address of ['pending@sample.example', 'Pending@sample.example']) {
    await emailField(page).fill(address);
    await submitButton(page).click();
    await expect(toasts(page).first()).toHaveAttribute('data-severity', 'success');
    await expect(toasts(page).first()).toContainText('One more step.Look in your mailbox');
    await expect(emailField(page)).toHaveValue('');
    await expect(newsletterStatus(page)).toHaveText(
      /^Look in your mailbox for our letter, open the link in it and press “Yes, put me on the list”\./,
    );
    await expect(toasts(page)).toHaveCount(0);
  }
});
