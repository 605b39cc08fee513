import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from '../tests/support/page';

/** A brand with a hero, plate 1, and four pictures in the gallery. */
export const brandPath = '/brand-partners/kohler';

export const pictureLinks = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /Open larger$/ });

export const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Gallery, Kohler' });
export const nextButton = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Next picture' });
export const closeButton = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Close the pictures' });

export const currentPicture = (page: Page): Locator => lightbox(page).locator(':not([aria-hidden="true"]) > * > picture > img');

/** Waits until a picture is in view, by its number in the gallery; 0 is the hero. */
export async function expectPicture(page: Page, number: number): Promise<void> {
  await expect(lightbox(page).getByText(`${number + 1} / 5`)).toBeVisible();
  await expect(page).toHaveURL(`${brandPath}#plate-${number + 1}`);
}

export async function openPicture(page: Page, at: number): Promise<void> {
  await openHydrated(page, brandPath);
  await pictureLinks(page).nth(at).click();
  await expectPicture(page, at + 1);
}

/** Waits until the lightbox has gone and the address is the page's own. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(brandPath);
}

export const getHistoryLength = (page: Page): Promise<number> => page.evaluate(() => history.length);
