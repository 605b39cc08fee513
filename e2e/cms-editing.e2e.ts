import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { applyEdits, newArticleFolder, newArticleText } from '../tests/support/cms-sample-edits';
import { copyContent } from '../tests/support/cms-server';
import {
  acceptDialogs,
  choosePicture,
  collectCmsErrors,
  deletePicture,
  leaveEntry,
  openEntry,
  pressSave,
  saveEntry,
  signIn,
  test,
  toUpload,
  typeAtBodyStart,
} from './cms.page';

test('[E1, C5, X4] the editing screen needs no account and no other host, and saves what was edited', async ({ page, cms }) => {
  const errors = collectCmsErrors(page);
  acceptDialogs(page);
  await signIn(page, cms);
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'admin');
  const names = ['News and events', 'Brands', 'Openings', 'Pages', 'Forms', 'Questions', 'Showrooms', 'Shops', 'Categories'];
  for (const name of [...names, 'Redirects', 'Navigation', 'Small words', 'The company'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await test.step('changing a sentence of a brand changes only that sentence in its file', async () => {
    await openEntry(page, 'Brands', 'Kohler');
    await expect(page.getByRole('textbox', { name: 'Origin' })).toHaveValue('United States');
    await expect(page.getByText('Quezon City', { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Origin' }).fill('Wisconsin, United States');
    await saveEntry(page);
    expect(cms.changedLines()).toEqual(['-origin: United States', '+origin: Wisconsin, United States']);
    expect(errors).toEqual([]);
    await leaveEntry(page);
  });

  await test.step('a new picture of an article is stored beside it and referenced there, and unedited lines of its text do not change', async () => {
    const before = cms.changedLines();
    await openEntry(page, 'News and events', /What unlacquered brass/);
    await choosePicture(page, page.getByRole('button', { name: 'Choose different image' }).first(), toUpload('sage-tile-wall.jpg'));
    await page.getByRole('textbox', { name: 'Alternate text', exact: true }).fill('A wall of sage tile.');
    await expect(page.frameLocator('iframe').getByAltText('A wall of sage tile.')).toBeVisible();
    await typeAtBodyStart(page, 'Look closely. ');
    await saveEntry(page);
    expect(cms.changedLines().filter((line) => !before.includes(line))).toEqual([
      '-  file: ./brass-wall-taps.jpg',
      '-  alt: Brass wall taps above the rim of a pale stone basin, with a long shadow across the wall.',
      '+  file: ./sage-tile-wall.jpg',
      '+  alt: A wall of sage tile.',
      expect.stringMatching(/^-A lacquered tap/),
      expect.stringMatching(/^\+Look closely\. A lacquered tap/),
    ]);
    await deletePicture(page, 'brass-wall-taps.jpg');
    await leaveEntry(page);
  });

  await test.step('a new article gets the next number, a folder and a file', async () => {
    await page.getByRole('link', { name: /article$/ }).click();
    await expect(page.getByRole('spinbutton', { name: 'Number' })).toHaveValue('10');
    const fill = (name: string, words: string) => page.getByRole('textbox', { name, exact: true }).first().fill(words);
    await fill('Title', 'A wall of sage');
    await page.getByRole('combobox', { name: 'Kind' }).fill('news');
    await page.keyboard.press('Enter');
    await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
    await page.getByRole('combobox', { name: 'Draft' }).press('Backspace');
    await fill('Summary', 'What a green wall asks of the light.');
    await fill('Description', 'A wall of sage tile, and the light it asks for.');
    await choosePicture(page, page.getByRole('button', { name: 'Choose an image' }), toUpload('sage-wall.jpg'));
    await fill('Alternate text', 'A wall of sage tile in the morning.');
    await typeAtBodyStart(page, 'Green asks for a window to the north.');
    await saveEntry(page);
    expect(cms.readContent(`${newArticleFolder}/index.md`)).toBe(newArticleText);
    await leaveEntry(page);
  });

  await test.step('the saved files are equal, byte for byte, to the content of the build that e2e/comparison-builds.e2e.ts tests', () => {
    const copy = copyContent();
    applyEdits(copy);
    expect(spawnSync('diff', ['-r', join(cms.folder, 'content'), join(copy, 'content')]).stdout.toString()).toBe('');
    rmSync(copy, { recursive: true });
  });

  await test.step('a picture without alternate text is not saved', async () => {
    const before = cms.changedLines();
    await openEntry(page, 'News and events', /The terrazzo table/);
    await page.getByRole('textbox', { name: 'Alternate text', exact: true }).fill('');
    await pressSave(page);
    await expect(page.getByText('Fill in Alternate text.').first()).toBeVisible();
    expect(cms.changedLines()).toEqual(before);
  });
});

test('[E1] without a back end, /admin shows how to change the content', async ({ page, baseURL }) => {
  await page.goto(`${baseURL!.replace('localhost', 'www.localhost')}/admin`);
  await expect(page.getByRole('heading', { name: 'For editors' })).toBeVisible();
});
