import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

/** A brand with four pictures, the first of them plate 2. */
export const brand = '/brand-partners/kohler';

/** The links of the pictures on the page. */
export const links = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /Open larger$/ });

export const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Gallery, Kohler' });
export const next = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Next picture' });
export const previous = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Previous picture' });
export const close = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Close the pictures' });

/** The picture in view. */
export const picture = (page: Page): Locator => lightbox(page).locator(':not([aria-hidden="true"]) > * > picture > img');

/** Waits until a picture is in view, by its number of four. */
export async function seen(page: Page, number: number): Promise<void> {
  await expect(lightbox(page).getByText(`${number} / 4`)).toBeVisible();
  await expect(page).toHaveURL(`${brand}#plate-${number + 1}`);
}

/** Opens the page and one of its pictures by the pointer. */
export async function openPicture(page: Page, number: number): Promise<void> {
  await openHydrated(page, brand);
  await links(page)
    .nth(number - 1)
    .click();
  await seen(page, number);
}

/** Waits until the lightbox has gone and the address is the page's own. */
export async function gone(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(brand);
}

/** How many steps the visit has. */
export const steps = (page: Page): Promise<number> => page.evaluate(() => history.length);
