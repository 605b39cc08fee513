import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { toManilaDay } from '../src/domain/dates';
import { acceptDialogs, leaveEntry, openEntry, pressSave, saveEntry, signIn, test } from './cms.page';

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not published yet.' });

const galleryEntry = (page: Page, index: number) =>
  page.locator('[id^="gallery-field"]').first().locator('> div:nth-child(2) > div:not([id])').nth(index);

test('[E7] a new entry is filled as far as it can be, and a refused one says which fields lack what, and leads there', async ({
  page,
  cms,
}) => {
  acceptDialogs(page);
  await signIn(page, cms);
  await page.getByRole('link', { name: 'Brands', exact: true }).click();
  const entries = page.getByRole('link', { name: /^\d+ · / });
  await expect(entries.first()).toHaveText('1 · Kohler');
  expect((await entries.allTextContents()).map((text) => Number.parseInt(text, 10))).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  );
  await page.getByRole('link', { name: 'News and events', exact: true }).click();
  await page.getByRole('link', { name: /article$/ }).click();
  const name = page.getByRole('textbox', { name: 'Name in the address' });
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  // The screen reads the other articles first.
  await expect(page.getByRole('spinbutton', { name: 'Number' })).not.toHaveValue('');
  await title.pressSequentially('A quiet hinge: seen twice');
  await expect(name).toHaveValue('a-quiet-hinge-seen-twice');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(toManilaDay(new Date()));
  await expect(page.getByText('Yes', { exact: true })).toBeVisible();
  await pressSave(page);
  const problems = refusal(page).getByRole('button');
  await expect(problems).toHaveText([
    'Fill in Kind.',
    'Fill in Summary.',
    'Fill in Description.',
    'Fill in Picture. (Picture of picture)',
    'Fill in Alternate text. (Alternate text of picture)',
    'Fill in Text.',
  ]);
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await problems.filter({ hasText: 'Summary' }).click();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();
  await page.keyboard.type('It closes without a sound.');
  await expect(problems).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Kind' }).fill('event');
  await page.keyboard.press('Enter');
  await name.fill('Seen twice');
  await title.fill('A hinge');
  await expect(name).toHaveValue('Seen twice');
  await pressSave(page);
  await expect(problems.first()).toHaveText('Write lower-case letters, digits and single hyphens in Name in the address.');
  await expect(name).toBeFocused();
  await expect(problems.filter({ hasText: /^Fill in Event\.$/ })).toHaveCount(1);
  await leaveEntry(page);
  await expect(refusal(page)).toHaveCount(0);
  expect(cms.changedLines()).toEqual([]);
});

test('[E7] a removed picture of a list comes back, a point is set by a press on the picture, and a collapsed entry opens where it lacks something', async ({
  page,
  cms,
}) => {
  acceptDialogs(page);
  await signIn(page, cms);
  await openEntry(page, 'Brands', 'Kohler');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveAttribute('readonly');
  const second = (await galleryEntry(page, 1).textContent())!;
  await galleryEntry(page, 1).getByRole('button').last().click();
  await expect(galleryEntry(page, 1)).not.toHaveText(second);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(galleryEntry(page, 1)).toHaveText(second);

  await page.getByRole('button', { name: 'Choose on the picture' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'The point that stays in view' });
  const whole = dialog.getByAltText('The whole picture');
  const box = (await whole.boundingBox())!;
  await whole.click({ position: { x: box.width * 0.8, y: box.height * 0.25 } });
  await expect(dialog.locator('figure img').first()).toHaveCSS('object-position', '80% 25%');
  await dialog.getByRole('button', { name: 'Take this point' }).click();
  await saveEntry(page);
  expect(cms.changedLines()).toEqual([expect.stringMatching(/^- {2}focus: /), '+  focus: 80% 25%']);

  await galleryEntry(page, 1).getByRole('button').first().click();
  await galleryEntry(page, 1).getByRole('textbox', { name: 'Alternate text' }).fill('');
  await galleryEntry(page, 1).getByRole('button').first().click();
  await pressSave(page);
  await expect(refusal(page).getByRole('button')).toHaveText(['Fill in Alternate text. (Alternate text of gallery picture 2)']);
  await expect(galleryEntry(page, 1).getByRole('textbox', { name: 'Alternate text' })).toBeFocused();
});

test('[E7] what is deleted takes its pictures along, after it was said what names it, and an address that ends leaves a redirect or a reason', async ({
  page,
  cms,
}) => {
  acceptDialogs(page);
  await signIn(page, cms);
  await openEntry(page, 'Brands', 'Agape');
  const [folder, question] = [join(cms.folder, 'content/brands/agape'), page.getByRole('dialog')];
  const askToDelete = () => page.getByRole('button', { name: 'Delete entry' }).click();
  await askToDelete();
  await expect(question).toContainText(
    `content/brands/agape/index.yaml goes, and with it the ${readdirSync(folder).length - 1} files beside it.`,
  );
  const mention = question.getByRole('link', { name: /^Brand \d of / }).or(question.getByRole('link', { name: /^Brand \d$/ }));
  await expect(mention.first()).toHaveAttribute('href', /^\/admin\?field=.*#\/collections\/Article\/entries\//);
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  expect(existsSync(join(folder, 'index.yaml'))).toBe(true);
  await askToDelete();
  await question.getByRole('radio', { name: /lead nowhere/ }).check();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('The partner left in 2026.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Create entry of type brand' })).toBeVisible();
  expect([readdirSync(folder), cms.readContent('content/redirects.yaml').split('\n').at(-2)]).toEqual([
    [],
    '# gone: /brand-partners/agape The partner left in 2026.',
  ]);

  await openEntry(page, 'Pages', 'Our story');
  const controls = (await page.getByRole('button', { name: 'Show or hide the page' }).boundingBox())!;
  const header = (await page.frameLocator('iframe').getByRole('banner').boundingBox())!;
  expect(controls.y).toBeGreaterThan(header.y + header.height);
  await page.getByRole('button', { name: 'Add section' }).click();
  const kinds = page.locator('[role="menuitem"][data-kind]');
  await expect(kinds).toHaveCount(30);
  const picture = await kinds.first().evaluate((item) => getComputedStyle(item).getPropertyValue('--picture').slice(5, -2));
  expect((await page.request.get(new URL(picture, page.url()).href)).headers()['content-type']).toBe('image/webp');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('/our-history');
  await pressSave(page);
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved').first()).toBeVisible();
  expect(cms.readContent('content/redirects.yaml')).toMatch(/- from: \/our-story\n {2}to: \/our-history\n$/);
});
