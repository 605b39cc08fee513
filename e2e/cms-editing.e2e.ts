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

test('[E1, E7, C5, X4] the editing screen needs no account and no other host, and saves what was edited', async ({ page, cms }) => {
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
    await page.getByRole('textbox', { name: 'Alternate text', exact: true }).first().fill('A wall of sage tile.');
    await expect(page.frameLocator('iframe').getByAltText('A wall of sage tile.')).toBeVisible();
    await typeAtBodyStart(page, 'Look closely. ');
    await saveEntry(page);
    expect(cms.changedLines().filter((line) => !before.includes(line))).toEqual([
      '-  file: ./aged-lever-tap.jpg',
      '-  alt: An old brass lever tap on a gray wall, its body dark and its grip worn bright.',
      '+  file: ./sage-tile-wall.jpg',
      '+  alt: A wall of sage tile.',
      expect.stringMatching(/^-A lacquered tap/),
      expect.stringMatching(/^\+Look closely\. A lacquered tap/),
    ]);
    await deletePicture(page, 'aged-lever-tap.jpg');
    await leaveEntry(page);
  });

  await test.step('a new article gets the next number, a folder and a file', async () => {
    await page.getByRole('link', { name: /article$/ }).click();
    const number = page.getByRole('spinbutton', { name: 'Number' });
    await expect(number).toHaveValue('10');
    await number.focus();
    await number.hover();
    await page.mouse.wheel(0, 120);
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

  await test.step('headings, lists and tables are pasted as such, a picture in a text has its path, and a photograph of a telephone is refused with a sentence', async () => {
    const before = cms.changedLines();
    await openEntry(page, 'News and events', /The terrazzo table/);
    const editor = page.locator('[data-slate-editor]').first();
    await editor
      .locator('p')
      .first()
      .click({ position: { x: 2, y: 8 } });
    await page.keyboard.press('Home');
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['A picture of the cells'], 'image.png', { type: 'image/png' }));
      const cells = ['Size', 'Price', '60 cm', 'PHP 1,200'].map((words) => `<td><p>${words}</p></td>`);
      const table = `<table><tr>${cells.slice(0, 2).join('')}</tr><tr>${cells.slice(2).join('')}</tr></table>`;
      clipboardData.setData('text/html', `<h1>Care</h1><p>•&nbsp;Soap</p><p>•&nbsp;Water</p>${table}`);
      clipboardData.setData('text/plain', 'Care');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.frameLocator('iframe').getByRole('cell', { name: 'PHP 1,200' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Component' }).first().click();
    await page.getByRole('menuitem', { name: 'Picture' }).click();
    await choosePicture(page, editor.getByRole('button', { name: 'Choose an image' }), toUpload('slab.jpg'));
    await editor.getByRole('textbox', { name: 'Alternate text' }).first().fill('A slab of terrazzo.');
    const refusal = page.waitForEvent('dialog');
    await page.getByRole('button', { name: 'Choose different image' }).first().click();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await page.locator('input[type="file"]').first().setInputFiles({ name: 'pool.heic', mimeType: 'image/heic', buffer: heic });
    expect((await refusal).message()).toContain('pool.heic holds a HEIC photograph');
    await page.getByRole('dialog').press('Escape');
    await saveEntry(page);
    const lines = [
      '## Care',
      '- Soap',
      '- Water',
      '| Size  | Price     |',
      '| ----- | --------- |',
      '| 60 cm | PHP 1,200 |',
      '![A slab of terrazzo.](./slab.jpg)',
    ];
    expect(cms.changedLines().filter((line) => !before.includes(line))).toEqual(expect.arrayContaining(lines.map((line) => `+${line}`)));
    await leaveEntry(page);
  });

  await test.step('a picture without alternate text is not saved', async () => {
    const before = cms.changedLines();
    await openEntry(page, 'News and events', /The terrazzo table/);
    await page.getByRole('textbox', { name: 'Alternate text', exact: true }).first().fill('');
    await pressSave(page);
    await expect(page.getByText('Fill in Alternate text.').first()).toBeVisible();
    expect(cms.changedLines()).toEqual(before);
  });
});

test('[E1] without a back end, /admin shows how to change the content', async ({ page, baseURL }) => {
  await page.goto(`${baseURL!.replace('localhost', 'www.localhost')}/admin`);
  await expect(page.getByRole('heading', { name: 'For editors' })).toBeVisible();
});
