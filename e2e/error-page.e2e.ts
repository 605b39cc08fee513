import { expect } from '@playwright/test';
import { test } from '../tests/support/reading-page';

const unknownPaths = [
  ['path', '/no-such-page'],
  ['path below a page', '/our-story/no-such-page'],
  ['brand', '/brand-partners/nobody'],
  ['form type', '/contact-us/nothing'],
  ['article', '/article/999999/no-such-article'],
  ['article id that is no number', '/article/abc/no-such-article'],
] as const;

test(`[R3] unknown paths get a 404 and a document that is not indexed: ${unknownPaths.map(([kind]) => kind).join(', ')}`, async ({
  request,
}) => {
  for (const [, path] of unknownPaths) {
    const response = await request.get(path);
    const html = await response.text();
    expect.soft(response.status(), path).toBe(404);
    expect.soft(html, path).toContain('<title data-gatsby-head="true">Page Not Found - 404</title>');
    // A crawler reads it without scripts.
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('[R3] the error page shows the path, is not indexed, and draws the apostrophes of its title curly, by a font that no other page loads', async ({
  page,
}) => {
  const path = '/article/abc/no-such-article';
  const readStatus = () => page.evaluate(() => Array.from(document.fonts).find(({ family }) => family === 'Apostrophe')?.status ?? 'none');
  await page.goto(path);
  await expect(page).toHaveTitle('Page Not Found - 404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops! The page you're looking for isn't here.");
  await expect.poll(readStatus).toBe('loaded');
  await expect(page.getByRole('main')).toContainText(/missing.*no longer available/);
  await expect(page.getByRole('main')).toContainText(`Page Not Found: ${path}`);
  // For a moment, React's error page is in the DOM beside the prerendered one.
  const robots = page.locator('meta[name="robots"]');
  await expect.poll(() => robots.evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content))).toEqual(['noindex']);
  await page.goto('/our-story');
  expect(await readStatus()).toBe('none');
});
