import { expect, type Locator, type Page, test } from '@playwright/test';
import { searchIndexPath } from '../src/domain/search';
import { boardCards, openBoardPage, sampleBoard } from './board.page';
import { brands, documents, questions, showrooms } from '../tests/support/content';
import { getChunkPath, openRoutes } from '../tests/support/built-site';
import { hydrateAll, openHydrated, waitForManifest, waitForReader } from '../tests/support/page';
import { test as readingTest } from '../tests/support/reading-page';

const searchLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search' });

const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

const searchField = (page: Page): Locator => page.getByRole('searchbox').filter({ visible: true });

const searchResults = (page: Page): Locator => page.locator('a[data-result]').filter({ visible: true });

/** The text for screen readers. */
const searchStatus = (page: Page): Locator => searchField(page).locator('xpath=ancestor::form/following-sibling::*[@role="status"]');

async function openSearchDialog(page: Page, path = '/our-story'): Promise<void> {
  await openHydrated(page, path);
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(searchStatus(page)).toHaveText(/^(?:\d+ results?|.*“.*”\.)$/);
}

/** Collects the violations of the content security policy and the errors on the console. */
async function collectPolicyViolations(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.exposeFunction('reportViolation', (what: string) => errors.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { reportViolation: (what: string) => void }).reportViolation(violatedDirective),
    ),
  );
  return errors;
}

const main = (page: Page) => page.getByRole('main');
const dialogScript = getChunkPath('search');
const isSearchRequest = (address: string) => address.endsWith(searchIndexPath) || address.endsWith(dialogScript);

/** In a text field, with a modifier key or while an overlay is open the key / is not that of the search. */
async function expectKeyForOthers(page: Page): Promise<void> {
  const address = page.locator('#newsletter-email');
  await address.press('/');
  await expect(address).toHaveValue('/');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Partners', exact: true }).click();
  await page.keyboard.press('/');
  await expect(page.locator('#partners-panel').getByRole('link', { name: 'Agape' })).toBeVisible();
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** The results of a query that finds several kinds, with their pictures. */
async function expectGroupedResults(page: Page): Promise<void> {
  await searchFor(page, 'basin');
  // Until then, the results are those of the query before.
  await expect(searchDialog(page).locator('mark').first()).toHaveText(/basin/i);
  const headings = await searchDialog(page)
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(headings).toEqual(
    expect.arrayContaining([/^Brands/, /^Collections/, /^News and events/].map((kind) => expect.stringMatching(kind) as unknown)),
  );
  const counts = headings.map((heading) => Number(/\d+$/.exec(heading)![0]));
  await expect(searchStatus(page)).toHaveText(`${counts.reduce((sum, count) => sum + count, 0)} results`);
  await expect(searchResults(page)).toHaveCount(counts.reduce((sum, count) => sum + Math.min(count, 4), 0));
  const pictures = searchDialog(page).locator('a[data-result] img');
  expect(await pictures.count()).toBeGreaterThan(6);
  const countUnseen = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length);
  await expect.poll(countUnseen).toBe(0);
}

/** In the colors of the system a found word has the color of its title: that of a mark is for a background, which it has not. */
async function expectMarksSeen(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const colors = await searchDialog(page)
      .locator('mark')
      .evaluateAll((marks) => marks.map((mark) => [mark, mark.closest('a')!].map((element) => getComputedStyle(element).color)));
    expect(colors.filter(([mark, title]) => mark !== title)).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

test('[P1, P2, X1, X4] the search comes at its first use, groups results, offers others, and keeps the policy', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const errors = await collectPolicyViolations(page);
  await openHydrated(page, '/our-story');
  await searchLink(page).hover();
  await waitForManifest(page);
  await expectKeyForOthers(page);
  expect(requests.filter(isSearchRequest)).toEqual([]);

  await searchLink(page).click();
  await searchFor(page, 'kohler');
  const fetched = requests.filter(isSearchRequest);
  expect(fetched.filter((address) => !address.startsWith(baseURL!))).toEqual([]);
  expect(fetched.map((address) => new URL(address).pathname)).toEqual([dialogScript, searchIndexPath]);

  await expectGroupedResults(page);
  await expectMarksSeen(page);
  await page.emulateMedia({ media: 'print' });
  await expect(searchDialog(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await searchFor(page, 'open on 24 december');
  await expect(searchResults(page).first()).toHaveAttribute('href', '/showrooms#holidays');
  await searchFor(page, 'matress');
  await expect(searchDialog(page).getByText('Nothing has that name. The nearest is mattress.')).toBeVisible();

  await searchFor(page, 'jakutsi');
  await expect(searchStatus(page)).toHaveText('Nothing was found for “jakutsi”.');
  for (const name of ['All partners', 'Ask us', 'All pages']) await expect(searchDialog(page).getByRole('link', { name })).toBeVisible();
  await expect(searchDialog(page).getByRole('link', { name: 'Jacuzzi' })).toHaveCount(0);

  expect(errors).toEqual([]);
  await page.evaluate("setTimeout('window.isOurs = false')");
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.isOurs = false' })),
  );
  await expect.poll(() => errors).toEqual(expect.arrayContaining(['script-src', 'script-src-elem']));
  expect(await page.evaluate(() => 'isOurs' in window)).toBe(false);
});

test('[P1] without its code the search is a page, and without its index it says so and tries again', async ({ page }) => {
  await page.route(`**${dialogScript}`, (route) => route.abort());
  await openHydrated(page, '/our-story');
  await searchLink(page).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');

  await page.unroute(`**${dialogScript}`);
  await page.route(`**${searchIndexPath}`, (route) => route.abort());
  await openSearchDialog(page);
  await searchField(page).fill('kohler');
  await expect(searchStatus(page)).toHaveText(/^The search could not be loaded\./);
  await expect(searchDialog(page).getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/search');
  await page.unroute(`**${searchIndexPath}`);
  await searchFor(page, 'kohler taps');
  await expect(searchResults(page).first()).toHaveText(/Kohler/);
  await page.route(`**${searchIndexPath}`, (route) => route.abort());
  await searchField(page).fill('whirlpool');
  await expect(searchStatus(page)).toHaveText(/^(?:The search could not be loaded|\d+ result)/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[P1, B4, V5] a phone that has lost its connection is not locked by a press on the search', async ({ page, context }) => {
    await page.goto('/our-story');
    await waitForReader(page);
    const states: string[] = [];
    await page.exposeFunction('recordState', (state: string) => states.push(state));
    await page.evaluate(() => {
      const { recordState } = window as unknown as { recordState: (state: string) => void };
      new MutationObserver(() => recordState(document.body.style.cssText)).observe(document.body, { attributeFilter: ['style'] });
    });
    await context.setOffline(true);
    await searchLink(page).tap();
    // The browser says why this page does not come.
    await expect(page).toHaveURL('/search');
    expect(states).toEqual([]);
    await context.setOffline(false);
    await page.goBack();
    await waitForReader(page);
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
    await searchLink(page).tap();
    await expect(searchField(page)).toBeFocused();
  });
});

readingTest(
  '[P1, X2] without scripts the search button leads to a list of all entries, and the field requests the search page',
  async ({ plainPage: page }) => {
    await page.goto('/our-story');
    await searchLink(page).click();
    await expect(page).toHaveURL('/search');
    const group = (name: string) => main(page).getByRole('region', { name }).locator('a[data-result]');
    await expect(group('Brands')).toHaveCount(brands.length);
    await expect(group('Questions')).toHaveCount(questions.length);
    await expect(group('Showrooms')).toHaveCount(showrooms.length);
    await expect(group('Documents')).toHaveCount(documents.length);
    const collections = main(page).getByRole('region', { name: 'Brands' }).locator('a[href*="#collection-"]');
    await expect(collections).toHaveCount(brands.flatMap((brand) => brand.collections).length);
    await expect(group('Openings')).not.toHaveCount(0);
    const articles = openRoutes.filter((route) => route.startsWith('/article/'));
    await expect(group('News and events')).toHaveCount(Math.min(24, articles.length));

    await expect(page.getByRole('search')).toHaveAttribute('action', '/search');
    await searchField(page).fill('kohler');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/search?q=kohler');
    await expect(group('Brands').filter({ hasText: /^Kohler/ })).toBeVisible();
  },
);

test('[P1] the search page keeps an early query, follows its letters and arrows, and leads to places and back', async ({ page }) => {
  let written: Promise<void> | undefined;
  await page.route('**/*.js', async (route) => {
    await (written ??= searchField(page).fill('jacuzzi'));
    await route.continue();
  });
  await page.goto('/search');
  await expect(page).toHaveURL('/search?q=jacuzzi');
  await expect(searchResults(page).first()).toHaveText(/^Jacuzzi/);
  await page.unroute('**/*.js');
  await hydrateAll(page);

  await searchField(page).fill('basin');
  await expect(page).toHaveURL('/search?q=basin');
  await expect(searchStatus(page)).toHaveText(/^\d+ results$/);
  await searchField(page).fill('and');
  const collections = main(page).getByRole('region', { name: 'Collections' });
  await expect(collections.getByRole('link')).toHaveCount(12);
  await collections.getByRole('button', { name: /^Show more/ }).click();
  await expect(collections.getByRole('link')).toHaveCount(24);
  await searchField(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(searchResults(page)).not.toHaveCount(0);
  await expect(searchResults(page).first()).toHaveText(/^Kohler/);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'kohler', selectionStart: 6, selectionEnd: 6 });
  await page.keyboard.press('ArrowDown');
  await expect(searchField(page)).toBeFocused();
  await searchField(page).blur();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await searchField(page).blur();
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const query = 'which products and services do you offer';
  await searchField(page).fill(query);
  await expect(searchResults(page).first()).toHaveText(new RegExp(`^${query}`, 'i'));
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/contact-us\/inquiry#question-1-header$/);
  await expect(page.getByRole('region').filter({ hasText: 'the common parts' })).toBeInViewport();
  await page.goBack();
  await expect(searchField(page)).toHaveValue(query);
  await expect(searchResults(page).first()).toHaveText(new RegExp(`^${query}`, 'i'));

  await openHydrated(page, '/search?q=basin');
  await expect(searchField(page)).toHaveValue('basin');
  await expect(searchStatus(page)).toHaveText(/^\d+ results$/);
  await searchField(page).fill('jacuzi');
  await expect(page).toHaveURL('/search?q=jacuzi');
  await expect(searchResults(page).first()).toHaveText(/^Jacuzzi/);
  await searchField(page).press('ArrowDown');
  await expect(searchResults(page).first()).toBeFocused();
});

test('[X12, V4] a page that stays open while the search, the board and toasts are used does not grow', async ({ page }) => {
  await page.route('**/api/newsletter/', (route) => route.fulfill({ status: 409, json: {} }));
  await openBoardPage(page, sampleBoard);
  await hydrateAll(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const use = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press('/');
      await searchFor(page, ['basin', 'kohler', 'tile'][time % 3]!);
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Empty the board' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(boardCards(page)).toHaveCount(sampleBoard.items.length);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'Close this notice' }).click();
      await page.getByRole('heading', { level: 1 }).click();
    }
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((metric) => metric.name === name)!.value);
  };
  await use(3);
  const [nodes = 0, listeners = 0] = await use(3);
  const [laterNodes = 0, laterListeners = 0] = await use(9);
  // What each round leaves behind, nine leave nine times.
  expect(laterNodes - nodes, 'nodes').toBeLessThan(9);
  expect(laterListeners - listeners, 'listeners').toBeLessThan(9);
  const hint = searchLink(page).locator('span').filter({ hasText: 'Search' });
  await searchLink(page).hover();
  await expect(hint).toHaveCSS('z-index', '1100');
});
