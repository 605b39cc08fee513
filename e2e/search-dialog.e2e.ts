import { expect, test } from '@playwright/test';
import { getChunkPath } from '../tests/support/built-site';
import { waitForHydration, openHydrated } from '../tests/support/hydration';
import {
  searchField,
  collectPolicyViolations,
  searchLink,
  openSearchDialog,
  searchResults,
  searchStatus,
  searchFor,
  searchDialog,
} from './search.page';

const dialogScript = getChunkPath('search');
const isSearchRequest = (address: string) => address.includes('/pagefind/') || address.endsWith(dialogScript);

test('[P1] nothing of the search is fetched before its first use, and all of it from the site', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/our-story');
  await waitForHydration(page);
  await searchLink(page).hover();
  await page.waitForFunction(() => performance.now() > 2_500);
  expect(requests.filter(isSearchRequest)).toEqual([]);
  await searchLink(page).click();
  await searchFor(page, 'kohler');
  const fetched = requests.filter(isSearchRequest);
  expect(fetched.filter((address) => !address.startsWith(baseURL!))).toEqual([]);
  for (const part of [dialogScript, 'pagefind.js', '.pf_meta', 'wasm.en', '.pf_index', '.pf_fragment'])
    expect(fetched.filter((address) => address.includes(part))).not.toEqual([]);
});

test('[P1, X4] results are grouped by kind with pictures and counts, matches are highlighted, none is printed, a search violates no policy, and no policy allows scripts from text', async ({
  page,
}) => {
  const errors = await collectPolicyViolations(page);
  await openSearchDialog(page);
  await searchFor(page, 'basin');
  const headings = await searchDialog(page)
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(headings).toEqual(
    expect.arrayContaining([/^Brands/, /^Collections/, /^News and events/].map((kind) => expect.stringMatching(kind) as unknown)),
  );
  const counts = headings.map((heading) => Number(/\d+$/.exec(heading)![0]));
  await expect(searchStatus(page)).toHaveText(`${counts.reduce((sum, count) => sum + count, 0)} results`);
  const pictures = searchDialog(page).locator('a[data-result] img');
  expect(await pictures.count()).toBeGreaterThan(6);
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length),
    )
    .toBe(0);
  await expect(searchDialog(page).locator('mark').first()).toHaveText(/basin/i);
  expect(errors).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(searchDialog(page)).toBeHidden();
  await page.evaluate("setTimeout('window.isOurs = false')");
  await expect.poll(() => errors).toEqual(expect.arrayContaining(['script-src']));
  expect(await page.evaluate(() => 'isOurs' in window)).toBe(false);
});

test('[P1] / does not open the search in a text field, with a modifier key or while an overlay is open', async ({ page }) => {
  await openHydrated(page, '/our-story');
  const address = page.locator('#newsletter-email');
  await address.press('/');
  await expect(address).toHaveValue('/');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Partners', exact: true }).click();
  await page.keyboard.press('/');
  await expect(page.locator('#partners-panel').getByRole('link', { name: 'Agape' })).toBeVisible();
  await expect(searchDialog(page)).toHaveCount(0);
});

test('[P1] without results the closest brand and other links are offered', async ({ page }) => {
  await openSearchDialog(page);
  await searchFor(page, 'jakutsi');
  await expect(searchStatus(page)).toHaveText('Nothing was found for “jakutsi”.');
  for (const name of ['All partners', 'Ask us', 'Everything in one list'])
    await expect(searchDialog(page).getByRole('link', { name })).toBeVisible();
  await searchDialog(page).getByRole('link', { name: 'Jacuzzi' }).click();
  await expect(searchField(page)).toHaveValue('Jacuzzi');
  await expect(searchResults(page).first()).toHaveText(/^Jacuzzi/);
});

test('[P1] without the index the dialog shows an error and a link to the list, and loads the index again; an index with a missing part is an error, not an empty result', async ({
  page,
}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await openSearchDialog(page);
  await searchField(page).fill('kohler');
  await expect(searchStatus(page)).toHaveText(/^The search could not be loaded\./);
  await expect(searchDialog(page).getByRole('link', { name: 'Everything in one list' })).toHaveAttribute('href', '/search');
  await page.unroute('**/pagefind/**');
  await searchFor(page, 'kohler taps');
  await expect(searchResults(page).first()).toHaveText(/Kohler/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await searchField(page).fill('whirlpool');
  await expect(searchStatus(page)).toHaveText(/^(?:The search could not be loaded|\d+ result)/);
});

test('[P1] without the code of the dialog the search button opens the search page', async ({ page }) => {
  await page.route(`**${dialogScript}`, (route) => route.abort());
  await openHydrated(page, '/our-story');
  await searchLink(page).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
});
