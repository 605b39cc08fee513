import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const button = document.querySelector('[data-layout] header button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
