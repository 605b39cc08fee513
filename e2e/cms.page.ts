import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import { samplePicture } from '../tests/support/cms-sample-edits';
import { type CmsServer, startCmsServer } from '../tests/support/cms-server';

/** A test with an editing screen, and content of its own. The screens of a worker, one for each site, serve all its tests. */
export const test = base.extend<{ site: string; cms: CmsServer }, { screens: Map<string, CmsServer> }>({
  site: ['.', { option: true }],
  screens: [
    async ({}, use) => {
      const screens = new Map<string, CmsServer>();
      await use(screens);
      for (const { stop } of screens.values()) await stop();
    },
    { scope: 'worker' },
  ],
  cms: async ({ site, screens }, use) => {
    const screen = screens.get(site) ?? (await startCmsServer(site));
    screens.set(site, screen);
    await use(screen);
    screen.restore();
  },
});

/** Collects violated policies, requests to other hosts, errors and console errors of a page as they occur. */
export function collectCmsErrors(page: Page, errors: string[] = []): string[] {
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') errors.push(`another host: ${href}`);
  });
  return errors;
}

/** Opens the screen and signs in, which the local back end asks no account for. */
export async function signIn(page: Page, { url }: CmsServer): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
}

export async function openEntry(page: Page, collection: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('link', { name: entry }).click();
  await expect(page.getByText(`Writing in ${collection} collection`)).toBeVisible();
}

/** Says yes to what the screen asks: before a picture is deleted, and before an entry is left that was changed. */
export const acceptDialogs = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

export const leaveEntry = (page: Page) => page.getByRole('link', { name: /Writing in / }).click();

const isSave = (request: Request) => request.url().endsWith('/api/v1') && request.postData()?.includes('"persistEntry"') === true;

/** Saves as it is done where nothing is published: into a file of this machine, or into a change of several entries. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
}

export async function saveEntry(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => isSave(response.request()));
  await pressSave(page);
  await saved;
  await expect(page.getByText('Entry saved').first()).toBeVisible();
  // A new entry gets its address after it is saved.
  await expect(page).not.toHaveURL(/\/new$/);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
}

/** A picture of the machine under a name. */
export const toUpload = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: readFileSync(samplePicture) });

export async function choosePicture(page: Page, field: Locator, file: ReturnType<typeof toUpload>): Promise<void> {
  await field.click();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByText(file.name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose selected' }).click();
}

export async function moveSectionUp(page: Page, index: number): Promise<void> {
  const handles = page.locator('[id^="sections-field"] > div > div:not([id]) > div > [aria-roledescription="sortable"]');
  await handles.nth(index).scrollIntoViewIfNeeded();
  const [from, to] = [(await handles.nth(index).boundingBox())!, (await handles.nth(index - 1).boundingBox())!];
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y - 20, { steps: 5 });
  await page.mouse.move(x, to.y, { steps: 10 });
  await page.mouse.up();
}

export async function deletePicture(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose different image' }).first().click();
  await page.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText(name, { exact: true })).toBeHidden();
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function typeAtBodyStart(page: Page, words: string): Promise<void> {
  await page
    .locator('[data-slate-editor] p')
    .first()
    .click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type(words);
  await expect(page.frameLocator('iframe').getByText(words.trim())).toBeVisible();
}
