import { expect } from '@playwright/test';
import { test } from '../tests/support/builds';
import { collectPageErrors } from './page-errors';
import { expectSharpPictures } from './picture-sizes';
import { bringScripts, waitForManifest } from '../tests/support/hydration';

test('[M1, X3, X5] a site closed for maintenance shows its page without an error, with a picture that is not larger than its file', async ({
  page,
  maintenance,
}) => {
  const errors = collectPageErrors(page, new URL(maintenance).host);
  await page.goto(`${maintenance}/`);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
  await bringScripts(page);
  await waitForManifest(page);
  expect(errors).toEqual([]);
  await expectSharpPictures(page, 'the maintenance page');
});
