import { expect, type FrameLocator, type Page } from '@playwright/test';
import { acceptDialogs, collectCmsErrors, leaveEntry, moveSectionUp, openEntry, saveEntry, signIn, test } from './cms.page';

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const fill = (page: Page, name: string, words: string) => page.getByRole('textbox', { name, exact: true }).first().fill(words);
const choosePage = (page: Page, address: string) =>
  previewOf(page).getByRole('combobox', { name: 'Page', exact: true }).selectOption(address);
const partnersOf = (page: Page) => previewOf(page).locator('#partners ol > li');

async function createEntry(page: Page, collection: string, type: string): Promise<void> {
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('link', { name: `Create entry of type ${type}` }).click();
}

test('[E6] an entry is previewed in its page and in others', async ({ page, cms }) => {
  acceptDialogs(page);
  const preview = previewOf(page);
  const heading = preview.getByRole('heading', { level: 1 });
  await signIn(page, cms);

  const errors = collectCmsErrors(page);

  await test.step('a new article has its page, and is in the list of news', async () => {
    await createEntry(page, 'News and events', 'article');
    await fill(page, 'Title', 'A quiet hinge');
    await expect(heading).toHaveText('A quiet hinge');
    await expect(heading).toHaveCSS('font-family', /Marcellus/);
    await expect(preview.locator('.previewBar')).toHaveCSS('padding', '4px 112px 4px 12px');
    await page.locator('[data-slate-editor]').first().click();
    await page.keyboard.type('It closes without a sound.');
    await expect(preview.locator('main p', { hasText: 'It closes without a sound.' })).toBeVisible();
    await choosePage(page, '/news-and-events');
    await expect(preview.getByRole('link', { name: /A quiet hinge/ }).first()).toHaveAttribute('href', '/article/10/a-quiet-hinge');
    await leaveEntry(page);
  });

  await test.step('a new opening has its page, and a link to it in the list', async () => {
    await createEntry(page, 'Openings', 'opening');
    await fill(page, 'Title', 'Lighting planner');
    await expect(heading).toHaveText('Lighting planner');
    await choosePage(page, '/careers');
    await preview.locator('summary', { hasText: 'Lighting planner' }).click();
    await preview.locator('main a[href="/careers/lighting-planner"]').first().click();
    await expect(heading).toHaveText('Lighting planner');
    expect(page.url()).toContain('/admin');
    await leaveEntry(page);
  });

  await test.step('a new brand is included in the counts', async () => {
    await createEntry(page, 'Brands', 'brand');
    await fill(page, 'Title', 'Alder');
    await expect(preview.getByRole('heading', { level: 1, name: 'Alder' })).toBeAttached();
    await choosePage(page, '/');
    await expect(preview.getByRole('heading', { name: 'Seventeen partners' }).first()).toBeVisible();
    await expect(partnersOf(page).last()).toContainText('Alder');
    await leaveEntry(page);
  });

  await test.step('an entry that is the only one of its kind has the pages of the site', async () => {
    await page.getByRole('link', { name: 'Accessibility', exact: true }).click();
    await page.locator('a[href$="/entries/accessibility"]').click();
    await choosePage(page, '/accessibility');
    await fill(page, 'First sentence', 'Everyone can come in.');
    await expect(preview.getByText('Everyone can come in.')).toBeVisible();
    await leaveEntry(page);
  });

  await test.step('a page has its sections in their new order, with an added one', async () => {
    await openEntry(page, 'Pages', 'Our story');
    const headings = preview.locator('main h1, main h2');
    await expect(headings.nth(1)).toHaveText('A counter in Quezon City');
    await moveSectionUp(page, 3);
    await expect(headings.nth(1)).toHaveText('How we choose');
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('menuitem', { name: 'One large sentence and a link' }).click();
    await fill(page, 'Text', 'Come on a quiet morning.');
    await expect(preview.getByText('Come on a quiet morning.')).toBeVisible();
    await leaveEntry(page);
  });

  expect(cms.changedLines()).toEqual([]);

  await test.step('a brand with a changed order and changed categories moves in the list', async () => {
    await openEntry(page, 'Brands', 'Kohler');
    await choosePage(page, '/');
    await expect(partnersOf(page).first()).toContainText('Kohler Bathroom, kitchen');
    await page.getByRole('spinbutton', { name: 'Order' }).fill('99');
    await page.getByRole('button', { name: 'Remove Kitchen' }).first().click();
    await expect(partnersOf(page).last()).toHaveText(/Kohler Bathroom$/);
  });

  await test.step('a saved entry is in the preview of the next one', async () => {
    await fill(page, 'Title', 'Kohler and Company');
    await saveEntry(page);
    await leaveEntry(page);
    await openEntry(page, 'Brands', 'Brizo');
    await choosePage(page, '/');
    await expect(partnersOf(page).last()).toContainText('Kohler and Company');
  });

  expect(errors).toEqual([]);
});
