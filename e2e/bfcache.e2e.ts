import { expect, type Page, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { distinctOverlays, type OpenState, openStatePage, searchDialogs, shopDialogs } from '../tests/support/open-states';
import { followLink, isDocumentMarked, markDocument, openHydrated, withMotion } from '../tests/support/page';
import {
  expectEmpty,
  fillInquiry,
  formField,
  inquiryPath,
  openEarlier,
  readReference,
  recordInquiryPosts,
  submitInquiry,
} from './inquiry.page';
import { readPageState } from './page-audit';

test.use(withMotion);

// The browser of the tests reloads every page; this one has a back/forward cache, as the browsers of visitors do.
test.use({
  launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Goes to another document and back, which restores the page from the cache. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.mouse.wheel(0, 900);
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
}

test('[A3, A6] a form that was sent is empty when its page is restored, and another can be sent', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await openEarlier(page);
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  const first = await readReference(page);
  await leaveAndReturn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are building');
  await expectEmpty(page);
  expect(posts).toHaveLength(1);
  await fillInquiry(page);
  // The same words again would be taken for the same inquiry, if the first looked automated.
  await formField(page, 'Message').fill('A basin beside it.');
  await submitInquiry(page);
  expect(await readReference(page)).not.toBe(first);
});

/** A dialog stays with what was typed into it, when its page is left. */
const keptDialogs = [shopDialogs[1]!, searchDialogs[1]!];

/** Opens a state, waits until it is open or not, leaves the page and comes back. What is still open is closed. */
async function leaveOpen(page: Page, state: OpenState, isAwaited: boolean): Promise<void> {
  await state.prerequisite?.(page).click();
  await state.trigger(page).click();
  if (isAwaited) await expect(state.content(page)).toBeVisible();
  await followLink(page, '/careers');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(state.path);
  expect(await isDocumentMarked(page)).toBe(true);
  if (keptDialogs.includes(state)) await page.keyboard.press('Escape');
}

test('[N4, V5, R7] a page that is left while something is open, or just opens, comes back scrollable, without menu and partners', async ({
  page,
}) => {
  for (const [index, state] of distinctOverlays.entries())
    await test.step(state.name, async () => {
      await openStatePage(page, state);
      await markDocument(page);
      const before = await readPageState(page);
      await leaveOpen(page, state, index % 2 === 0);
      await expect(state.content(page)).toBeHidden();
      await expect.poll(() => readPageState(page)).toEqual({ ...before, scroll: [0, 0] });
    });
});
