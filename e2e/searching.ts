import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

/** The magnifier in the bar. */
export const magnifier = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search' });

/** The sheet that the magnifier opens. */
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

/** The field one writes in, of the sheet or of the page. */
export const field = (page: Page): Locator => page.getByRole('searchbox').filter({ visible: true });

/** The results, as links. */
export const results = (page: Page): Locator => page.locator('a[data-result]').filter({ visible: true });

/** What is said to screen readers. */
export const said = (page: Page): Locator => field(page).locator('xpath=ancestor::form/following-sibling::*[@role="status"]');

/** Opens the sheet over a page. */
export async function openSheet(page: Page, path = '/our-story'): Promise<void> {
  await openHydrated(page, path);
  await magnifier(page).click();
  await expect(field(page)).toBeFocused();
}

/** Searches in the sheet, and waits until it is said how many results there are. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(said(page)).toHaveText(/^(?:\d+ results?|.*“.*”\.)$/);
}

/** Everything that violates the policy, and every error on the console. */
export async function hearFaults(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', ({ message }) => heard.push(message));
  await page.exposeFunction('hearViolation', (what: string) => heard.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { hearViolation: (what: string) => void }).hearViolation(violatedDirective),
    ),
  );
  return heard;
}
