import { expect } from '@playwright/test';
import { test } from '../tests/support/builds';
import { waitForManifest } from '../tests/support/page';
import { collectPageErrors } from './page-audit';
import { expectSharpPictures } from './picture-sizes';

test('[M1, X3, X5] a site closed for maintenance shows its page without an error, its picture sharp', async ({ page, maintenance }) => {
  const errors = collectPageErrors(page, new URL(maintenance).host);
  await page.goto(`${maintenance}/`);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
  await waitForManifest(page);
  expect(errors).toEqual([]);
  await expectSharpPictures(page, 'the maintenance page');
});
