import { expect, test } from '@playwright/test';
import { showrooms } from './content';
import { openRoutes } from './built-site';
import { eventArticleIds, readJsonLd } from './json-ld';

/** What every page of its kind says. */
function getExpectedTypes(route: string): string[] {
  const [, first, second] = route.split('/');
  if (first !== 'article') return ['BreadcrumbList'];
  return [eventArticleIds.includes(Number(second)) ? 'Event' : 'NewsArticle', 'BreadcrumbList'];
}

for (const route of openRoutes) {
  test(`[S2] ${route} says what it is, and of things in general only what belongs there`, async ({ page }) => {
    const types = (await readJsonLd(page, route)).map((thing) => thing['@type']);
    const own: Record<string, string[]> = {
      '/': ['Organization', 'WebSite'],
      '/contact-us/inquiry': ['BreadcrumbList', 'FAQPage'],
      '/contact-us/showroom-visit': ['BreadcrumbList', ...showrooms.map(() => 'LocalBusiness')],
      '/careers': ['BreadcrumbList', ...types.filter((type) => type === 'JobPosting')],
    };
    expect(types).toEqual(own[route] ?? getExpectedTypes(route));
  });
}

test('[S2] each opening that the careers page lists is there for search engines', async ({ page }) => {
  const things = await readJsonLd(page, '/careers');
  await page.goto('/careers');
  const titles = await page.locator('details h3').allTextContents();
  expect(things.filter((thing) => thing['@type'] === 'JobPosting').map(({ title }) => title)).toEqual(titles);
});

test('[S2] the pages on the way to a page are there, and the last is the page itself or the one it is a part of', async ({ page }) => {
  for (const route of openRoutes.filter((one) => one !== '/')) {
    const trail = (await readJsonLd(page, route)).find((thing) => thing['@type'] === 'BreadcrumbList')!;
    const steps = (trail.itemListElement as { item: string }[]).map(({ item }) => new URL(item).pathname);
    expect(steps.filter((step) => !openRoutes.includes(step))).toEqual([]);
    expect(steps[0]).toBe('/');
    expect(`${route}/`.startsWith(`${steps.at(-1)}/`)).toBe(true);
  }
});

test('[S2] structured data stays with its page as one navigates', async ({ page }) => {
  await page.goto('/careers');
  const types = () => page.locator('head script[type="application/ld+json"]').allTextContents();
  await expect.poll(types).toHaveLength(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^our story$/i })
    .click();
  await expect(page).toHaveURL('/our-story');
  await expect.poll(async () => (await types()).join()).toContain('/our-story');
  expect((await types()).join()).not.toContain('JobPosting');
});
