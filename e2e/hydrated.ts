import { expect, type Page } from '@playwright/test';
import { navigate } from './navigation';

/** Waits until the scripts of the page have taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('[data-layout] header button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

/** Opens a page and waits until its scripts have taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Goes to another page of the site as a link does, and waits until it is there. */
export async function visit(page: Page, path: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await navigate(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
}
