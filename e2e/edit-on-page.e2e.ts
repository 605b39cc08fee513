import { expect, type Locator, mergeTests, type Page } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import type { SourceMap } from '../src/pipeline/cms/edit-mode/find-sources';
import { test as buildsTest } from '../tests/support/builds';
import { choosePicture, collectCmsErrors, saveEntry, signIn, test as cmsTest, toUpload } from './cms.page';

const test = mergeTests(cmsTest, buildsTest);
test.use({ site: '.builds/preview' });

/** Opens a page of the preview and turns the switch on. */
async function startEditing(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('All content on this page')).toBeVisible();
}

/** Presses a part of a page, and returns the editing screen that it opens: always the same window. */
async function pressToEdit(page: Page, part: Locator): Promise<Page> {
  await part.scrollIntoViewIfNeeded();
  const [, ...others] = page.context().pages();
  const opened = others.length === 0 ? page.context().waitForEvent('page') : others[0]!.waitForEvent('load').then(() => others[0]!);
  await part.click();
  return opened;
}

const focusedField = (screen: Page) => screen.locator('textarea:focus, input:focus');

const write = (words: string) => (screen: Page) => focusedField(screen).fill(words);

const previewOf = (screen: Page) => screen.frameLocator('iframe[title="The page as it will be"]').locator('main');

const journeys = [
  {
    kind: 'a text with a counted number',
    path: '/',
    find: (page: Page) => page.locator('main').getByText('years in Quezon City'),
    says: 'Label of figure 1 of section 5, in content/pages/home.yaml.',
    change: write('years of work'),
    shows: (main: Locator) => expect(main.getByText('years of work')).toBeInViewport(),
    lines: ['-        label: years in Quezon City', '+        label: years of work'],
  },
  {
    kind: 'the hours of a showroom',
    path: '/showrooms/quezon-city',
    find: (page: Page) => page.locator('main').getByText('8:30 AM - 5:30 PM').first(),
    says: 'Computed from: Opens of opening hours line 1, in content/showrooms/quezon-city/index.yaml.',
    change: write('9:00 AM'),
    shows: (main: Locator) => expect(main.getByText('9:00 AM - 5:30 PM').first()).toBeInViewport(),
    lines: ['-    opens: 8:30 AM', '+    opens: 9:00 AM'],
  },
  {
    kind: 'a picture',
    path: '/brand-partners/agape',
    find: (page: Page) => page.getByRole('main').getByAltText('A round stone bath on a low platform').first(),
    says: 'Picture of gallery picture 2, in content/brands/agape/index.yaml.',
    change: (screen: Page) => choosePicture(screen, screen.locator('button:focus'), toUpload('another-bath.jpg')),
    shows: (main: Locator) => expect(main.locator('img[src^="blob:"]').first()).toBeInViewport(),
    lines: ['-  - file: ./bath-platform.jpg', '+  - file: ./another-bath.jpg'],
  },
];

test('[E5, E6] a press on a part of a preview opens its field, whose change is shown and saved', async ({ page, cms }) => {
  const errors = collectCmsErrors(page);
  page.context().on('page', (screen) => collectCmsErrors(screen, errors));
  await signIn(page, cms);
  for (const { kind, path, find, says, change, shows, lines } of journeys)
    await test.step(kind, async () => {
      const before = cms.changedLines();
      await startEditing(page, cms.url.replace(/\/admin$/, path));
      await find(page).hover();
      await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
      const [outline, part] = [await page.locator('[data-edit-mode] .outline').boundingBox(), await find(page).boundingBox()];
      expect(outline!.y + outline!.height).toBeGreaterThan(part!.y + part!.height / 2);
      expect(outline!.y).toBeLessThan(part!.y + part!.height / 2);
      const screen = await pressToEdit(page, find(page));
      await expect(screen.locator('#nc-root :is(textarea, input, button):focus')).toBeInViewport({ timeout: 30_000 });
      await change(screen);
      await shows(previewOf(screen));
      await saveEntry(screen);
      const changed = cms.changedLines().filter((line) => !before.includes(line));
      expect(changed).toEqual(lines);
    });
  expect(errors).toEqual([]);
});

test('[E5, X1] the edit switch can be used by keyboard, and a text that stands in two places offers both', async ({ page, preview }) => {
  await page.goto(`${preview}/careers`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const says = (words: string) => page.getByRole('status').filter({ hasText: words });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('All content on this page')).toBeVisible();
  await page.getByText('All content on this page').focus();
  await page.keyboard.press('Enter');
  expect(await findAxeViolations(page, '[data-edit-mode]')).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Edit this page' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).focus();
  await expect(says('Label of footer entry 3, in content/navigation.yaml.')).toBeVisible();
  await edit.press('Enter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click();
  await expect(page).toHaveURL(/our-story$/);

  const mapFile = '**/admin/source-map.json';
  await page.route(mapFile, async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as SourceMap;
    const value = map.values.find(({ text, file }) => text === 'How we choose' && file === 'content/pages/our-story.yaml')!;
    map.values.push({ ...value, path: ['sections', 0, 'title'] });
    await route.fulfill({ response, json: map });
  });
  await startEditing(page, `${preview}/our-story`);
  await page.getByRole('heading', { name: 'How we choose' }).click();
  const choices = says('It stands in 2 places.').getByRole('link');
  await expect(choices).toHaveText([/^Title of section 4, in /, /^Title of section 1, in /]);
  await expect(choices.first()).toBeFocused();
  await page.getByRole('heading', { name: 'Come and see' }).hover();
  await expect(choices).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Come and see' }).hover();
  await expect(says('Title of section 5, in content/pages/our-story.yaml.')).toBeVisible();
});
