import { expect, test } from '@playwright/test';
import { getChunkPath, routes } from '../tests/support/built-site';
import { openHydrated } from '../tests/support/hydration';

for (const path of ['/', routes.find((one) => one.startsWith('/brand-partners/'))!, '/contact-us/inquiry'])
  test(`[G1] without a board ${path} fetches no code of the board alone, hydrated and read to its end`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openHydrated(page, path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(requests.length).toBeGreaterThan(5);
    expect(requests).not.toContain(getChunkPath('board'));
  });
