import { expect, type Locator, type Page, test } from '@playwright/test';
import { type CmsServer, collectCmsErrors, publishEntry, signIn, startCmsServer } from './cms.page';

// Each test edits what the one before has left.
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let cms: CmsServer;

test.beforeAll(async () => {
  cms = await startCmsServer('.builds/preview');
});

test.afterAll(() => cms.stop());

/** Opens a page of the preview and turns the switch on. */
async function startEditing(page: Page, path: string): Promise<void> {
  await page.goto(cms.url.replace(/\/admin$/, path));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('All content on this page')).toBeVisible();
}

/** Presses a part of a page, and answers the editing screen that it opens. */
async function pressToEdit(page: Page, part: Locator): Promise<Page> {
  await part.scrollIntoViewIfNeeded();
  const opened = page.context().waitForEvent('page');
  await part.click();
  return opened;
}

const kinds = [
  {
    kind: 'a text',
    path: '/',
    find: (page: Page) => page.getByRole('heading', { level: 1 }),
    says: 'Title of entry 1 of sections, in content/pages/home.yaml.',
    to: 'Materials for a long life',
    lines: ['-    title: Materials for the way you live', '+    title: Materials for a long life'],
  },
  {
    kind: 'an entry of a list',
    path: '/careers/materials-intern',
    find: (page: Page) => page.getByText('Study in architecture', { exact: false }).first(),
    says: 'Entry 1 of asks, in content/careers/materials-intern.md.',
    to: 'A pencil',
    lines: [expect.stringMatching(/^- {2}- Study in architecture/), '+  - A pencil'],
  },
  {
    kind: 'a text of a section further down, with a counted number',
    path: '/',
    find: (page: Page) => page.locator('main').getByText('years of distribution'),
    says: 'Label of entry 1 of figures of entry 5 of sections, in content/pages/home.yaml.',
    to: 'years of work',
    lines: ['-        label: years of distribution', '+        label: years of work'],
  },
  {
    kind: 'an opening',
    path: '/careers/materials-intern',
    find: (page: Page) => page.getByRole('heading', { level: 1 }),
    says: 'Title, in content/careers/materials-intern.md.',
    to: 'Materials trainee',
    lines: ['-title: Materials intern', '+title: Materials trainee'],
  },
];

for (const { kind, path, find, says, to, lines } of kinds)
  test(`[E5] a press on ${kind} of a preview opens its field, and what is written there changes its line alone`, async ({ page }) => {
    const before = cms.changedLines();
    const heard = collectCmsErrors(page);
    await signIn(page, cms);
    await startEditing(page, path);
    await find(page).hover();
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    const screen = await pressToEdit(page, find(page));
    const field = screen.locator('textarea:focus, input:focus');
    await expect(field).toBeInViewport({ timeout: 30_000 });
    await field.fill(to);
    await publishEntry(screen);
    const changed = cms.changedLines().filter((line) => !before.includes(line));
    expect(changed).toEqual(lines);
    expect(heard).toEqual([]);
  });

test('[E5] a press on a picture of a preview opens the field of its file', async ({ page }) => {
  await signIn(page, cms);
  await startEditing(page, '/brand-partners/kohler');
  const picture = page.locator('main img[alt]:not([alt=""])').nth(1);
  const screen = await pressToEdit(page, picture);
  await expect(screen.getByRole('button', { name: 'Choose different image' }).and(screen.locator(':focus'))).toBeInViewport({
    timeout: 30_000,
  });
});

test('[E5, X1] the switch, what it says and the list of all content can be used by keyboard', async ({ page }) => {
  await page.goto(cms.url.replace(/\/admin$/, '/careers'));
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('All content on this page').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Edit this page' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).focus();
  await expect(page.getByRole('status').filter({ hasText: 'Label of entry 3 of footer, in content/navigation.yaml.' })).toBeVisible();
  await edit.press('Enter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click();
  await expect(page).toHaveURL(/our-story$/);
});

test('[E5] a line that is computed leads to what it is computed from', async ({ page }) => {
  await startEditing(page, '/article/7/an-evening-with-three-tile-houses');
  await page.locator('main time').first().hover();
  await expect(page.getByRole('status').filter({ hasText: 'Computed from: Date, in content/articles/7-' })).toBeVisible();
  await startEditing(page, '/');
  await page.locator('main').getByText('64', { exact: true }).hover();
  await expect(page.getByRole('status').filter({ hasText: 'A number in it is counted from `since` in content/site.yaml.' })).toBeVisible();
});
