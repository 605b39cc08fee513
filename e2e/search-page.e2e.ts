import { expect, type Page, test } from '@playwright/test';
import { brands, questions } from '../tests/support/content';
import { openHydrated } from '../tests/support/hydration';
import { searchField, searchLink, searchResults, searchStatus } from './search.page';
import { readBuiltHtml, openRoutes } from '../tests/support/built-site';

const main = (page: Page) => page.getByRole('main');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[P1, X2] the search button leads to a list of all entries', async ({ page }) => {
    await page.goto('/our-story');
    await searchLink(page).click();
    await expect(page).toHaveURL('/search');
    const group = (name: string) => main(page).getByRole('region', { name }).locator('a[data-result]');
    await expect(group('Brands')).toHaveCount(brands.length);
    await expect(group('Questions')).toHaveCount(questions.length);
    await expect(group('Openings')).not.toHaveCount(0);
    const articles = openRoutes.filter((route) => route.startsWith('/article/'));
    await expect(group('News and events')).toHaveCount(Math.min(24, articles.length));
  });

  test('[P1, X2] every entry of the list links to an existing page and an existing hash', async ({ page }) => {
    await page.goto('/search');
    const links = await main(page)
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname, hash }) => ({ pathname, id: hash.slice(1) })));
    expect(links.filter(({ id }) => id.startsWith('collection-')).length).toBeGreaterThan(brands.length * 3);
    expect(links.filter(({ pathname }) => !openRoutes.includes(pathname))).toEqual([]);
    expect(links.filter(({ pathname, id }) => id !== '' && !readBuiltHtml(pathname).includes(`id="${id}"`))).toEqual([]);
  });

  test('[P1, X2] the field is a plain form that requests the search page', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('search')).toHaveAttribute('action', '/search');
    await searchField(page).fill('kohler');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/search?q=kohler');
    await expect(main(page).getByRole('link', { name: /^Kohler/ })).toBeVisible();
  });
});

test('[P1] a URL with a query shows its results, typing changes both, a button shows more, and / and the search button focus the field', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=basin');
  await expect(searchField(page)).toHaveValue('basin');
  await expect(searchStatus(page)).toHaveText(/^\d+ results$/);
  await searchField(page).fill('jacuzi');
  await expect(page).toHaveURL('/search?q=jacuzi');
  await expect(searchResults(page).first()).toHaveText(/^Jacuzzi/);
  await searchField(page).fill('and');
  const collections = main(page).getByRole('region', { name: 'Collections' });
  await expect(collections.getByRole('link')).toHaveCount(12);
  await collections.getByRole('button', { name: /^Show more/ }).click();
  await expect(collections.getByRole('link')).toHaveCount(24);
  await searchField(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(searchResults(page)).not.toHaveCount(0);
  await expect(searchResults(page).first()).toHaveText(/^Kohler/);
  await searchField(page).blur();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await searchField(page).blur();
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[P1] a query typed before hydration is searched afterwards', async ({ page }) => {
  let written: Promise<void> | undefined;
  await page.route('**/*.js', async (route) => {
    await (written ??= searchField(page).fill('jacuzzi'));
    await route.continue();
  });
  await page.goto('/search');
  await expect(page).toHaveURL('/search?q=jacuzzi');
  await expect(searchResults(page).first()).toHaveText(/^Jacuzzi/);
});

const places = [
  ['materials intern', /\/careers\/materials-intern$/, 'h1'],
  ['how do we become a partner', /\/contact-us\/inquiry#question-4-header$/, '[role="region"]:has-text("pitch deck")'],
  [
    'undermount and counter basins',
    /\/brand-partners\/kohler#collection-undermount-and-counter-basins$/,
    '#collection-undermount-and-counter-basins',
  ],
] as const;

test('[P1] a result leads to its place on the page and expands it, and back leads to the results', async ({ page }) => {
  await openHydrated(page, '/search');
  for (const [query, address, opened] of places)
    await test.step(query, async () => {
      await searchField(page).fill(query);
      await expect(searchResults(page).first()).toHaveText(new RegExp(`^${query}`, 'i'));
      await searchResults(page).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.locator(opened).first()).toBeVisible();
      await expect(page.locator(opened).first()).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(searchField(page)).toHaveValue(query);
      await expect(searchResults(page).first()).toHaveText(new RegExp(`^${query}`, 'i'));
    });
});
