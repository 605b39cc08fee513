import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { collectCmsErrors, moveSectionUp, openEntry, publishEntry, signIn } from './cms.page';
import { type CmsServer, startCmsServer } from '../tests/support/cms-server';

test.describe.configure({ mode: 'default' });

let cms: CmsServer;

test.beforeAll(async () => {
  cms = await startCmsServer();
});

test.afterAll(() => cms.stop());

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const fill = (page: Page, name: string, words: string) => page.getByRole('textbox', { name, exact: true }).first().fill(words);
const choosePage = (page: Page, address: string) =>
  previewOf(page).getByRole('combobox', { name: 'Page', exact: true }).selectOption(address);

async function createEntry(page: Page, collection: string, type: string): Promise<void> {
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('link', { name: `Create entry of type ${type}` }).click();
}

const partnersOf = (page: Page) => previewOf(page).locator('#partners ol > li');

test('[E6] the preview of a new article shows its page and the list of news with it', async ({ page }) => {
  const errors = collectCmsErrors(page);
  await signIn(page, cms);
  await createEntry(page, 'News and events', 'article');
  await fill(page, 'Slug', 'a-quiet-hinge');
  await fill(page, 'Title', 'A quiet hinge');
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A quiet hinge');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Marcellus/);
  await page.locator('[data-slate-editor]').first().click();
  await page.keyboard.type('It closes without a sound.');
  await expect(preview.locator('main p', { hasText: 'It closes without a sound.' })).toBeVisible();
  await choosePage(page, '/news-and-events');
  await expect(preview.getByRole('link', { name: /A quiet hinge/ }).first()).toHaveAttribute('href', '/article/10/a-quiet-hinge');
  expect(errors).toEqual([]);
  expect(cms.changedLines()).toEqual([]);
});

test('[E6] the preview of a new opening shows its page, and links to the list with it', async ({ page }) => {
  await signIn(page, cms);
  await createEntry(page, 'Openings', 'opening');
  await fill(page, 'Title', 'Lighting planner');
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Lighting planner');
  await choosePage(page, '/careers');
  await preview.locator('summary', { hasText: 'Lighting planner' }).click();
  await preview.locator('main a[href="/careers/lighting-planner"]').first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Lighting planner');
  expect(page.url()).toContain('/admin');
});

test('[E6] a new brand is included in the counts of the preview', async ({ page }) => {
  await signIn(page, cms);
  await createEntry(page, 'Brands', 'brand');
  await fill(page, 'Name', 'alder');
  await fill(page, 'Title', 'Alder');
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { level: 1, name: 'Alder' })).toBeAttached();
  await choosePage(page, '/');
  await expect(preview.getByRole('heading', { name: 'Seventeen partners' }).first()).toBeVisible();
  await expect(partnersOf(page).last()).toContainText('Alder');
});

test('[E6] a brand with a changed order and changed categories moves in the list', async ({ page }) => {
  await signIn(page, cms);
  await openEntry(page, 'Brands', 'Kohler');
  await choosePage(page, '/');
  await expect(partnersOf(page).first()).toContainText('Kohler Bathroom, kitchen');
  await page.getByRole('spinbutton', { name: 'Order' }).fill('99');
  await page.getByRole('button', { name: 'Remove Kitchen' }).first().click();
  await expect(partnersOf(page).last()).toHaveText(/Kohler Bathroom$/);
});

test('[E6] the preview has the sections of a page in their new order, with an added one', async ({ page }) => {
  const errors = collectCmsErrors(page);
  await signIn(page, cms);
  await openEntry(page, 'Pages', 'Our story');
  const headings = previewOf(page).locator('main h1, main h2');
  await expect(headings.nth(1)).toHaveText('A counter in Quezon City');
  await moveSectionUp(page, 3);
  await expect(headings.nth(1)).toHaveText('What we hold to');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'One large sentence and a link' }).click();
  await fill(page, 'Text', 'Come on a quiet morning.');
  await expect(previewOf(page).getByText('Come on a quiet morning.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('[E6] a saved entry is in the preview of the next one', async ({ page }) => {
  await signIn(page, cms);
  await openEntry(page, 'Brands', 'Kohler');
  await fill(page, 'Title', 'Kohler and Company');
  await publishEntry(page);
  await page.getByRole('link', { name: /Writing in Brands/ }).click();
  await openEntry(page, 'Brands', 'Brizo');
  await choosePage(page, '/');
  await expect(partnersOf(page).first()).toContainText('Kohler and Company');
});

test('[E6] a preview whose data does not load says what to do', async ({ page }) => {
  await page.route('**/admin/preview.json', (route) => route.abort());
  await signIn(page, cms);
  await openEntry(page, 'Brands', 'Kohler');
  await expect(previewOf(page).getByRole('status')).toHaveText(/^The page cannot be shown\..*load the editing screen again\.$/);
});
