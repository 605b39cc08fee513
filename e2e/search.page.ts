import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from '../tests/support/page';

export const searchLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search' });

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

export const searchField = (page: Page): Locator => page.getByRole('searchbox').filter({ visible: true });

export const searchResults = (page: Page): Locator => page.locator('a[data-result]').filter({ visible: true });

/** The text for screen readers. */
export const searchStatus = (page: Page): Locator => searchField(page).locator('xpath=ancestor::form/following-sibling::*[@role="status"]');

export async function openSearchDialog(page: Page, path = '/our-story'): Promise<void> {
  await openHydrated(page, path);
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
}

export async function searchFor(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(searchStatus(page)).toHaveText(/^(?:\d+ results?|.*“.*”\.)$/);
}

/** Collects the violations of the content security policy and the errors on the console. */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.exposeFunction('reportViolation', (what: string) => errors.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { reportViolation: (what: string) => void }).reportViolation(violatedDirective),
    ),
  );
  return errors;
}
