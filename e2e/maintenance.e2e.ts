import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '../tests/support/built-site-server';
import { collectPageErrors } from './page-errors';
import { expectSharpPictures } from './picture-sizes';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer('.builds/maintenance');
});

test.afterAll(() => server.stop());

test('[M1, X3] a site closed for maintenance shows its page without an error', async ({ page }) => {
  const errors = collectPageErrors(page, new URL(server.url).host);
  await page.goto(`${server.url}/`);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
  // The manifest of the build is requested about a second after the start (B1).
  await page.waitForFunction(() => performance.now() > 2_500);
  expect(errors).toEqual([]);
});

test('[X5] the sizes of the picture of the maintenance page are correct, and it is not shown larger than its file', async ({ page }) => {
  await page.goto(`${server.url}/maintenance`);
  await expectSharpPictures(page, 'the maintenance page');
});
