import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { fillInquiry, inquiryPath, referencePattern, submitInquiry, startUnlimitedServer } from './inquiry.page';
import { openStatePage, openState, partnersOverlay, partnersPanel } from '../tests/support/open-states';
import { samplePaths } from '../tests/support/sample-pages';
import type { RunningServer } from '../tests/support/built-site-server';

/** A lookbehind in a regular expression: Safari before 16.4 does not parse a script that holds one. */
const lookbehind = /\(\?<[=!]/;

// Takes away what this browser supports and at least one of the oldest browsers that package.json names does not.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: lookbehind.test(body) ? 'This script does not parse.' : body });
  });
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Element.prototype, 'checkVisibility'],
      [AbortSignal, 'timeout'],
      [AbortSignal, 'any'],
      [Array.prototype, 'findLast'],
      [Array.prototype, 'toSorted'],
      [Array.prototype, 'toReversed'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [URL, 'canParse'],
      [window, 'requestIdleCallback'],
      [Document.prototype, 'startViewTransition'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
});

test('[X6] every page is hydrated by a browser that cannot parse a lookbehind', async ({ page }) => {
  for (const path of samplePaths) {
    await openHydrated(page, path);
    await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  }
});

for (const state of [partnersPanel, partnersOverlay])
  test(`[N4, V5] in an old browser the focus goes back to what opened ${state.name}`, async ({ page }) => {
    await openStatePage(page, state);
    await openState(page, state);
    await page.keyboard.press('Escape');
    await expect(state.content(page)).toBeHidden();
    await expect((state.focusTarget ?? state.trigger)(page)).toBeFocused();
  });

test('[Q3] in an old browser the arrows go from question to question', async ({ page }) => {
  await openHydrated(page, '/our-story');
  const headers = page.locator('footer h3 button');
  await headers.first().scrollIntoViewIfNeeded();
  await expect(headers.nth(1)).toHaveAttribute('tabindex', '0');
  // Its code comes with the first look at it.
  await expect(async () => {
    await headers.nth(1).focus();
    await page.keyboard.press('ArrowUp');
    await expect(headers.nth(0)).toBeFocused({ timeout: 500 });
  }).toPass();
});

test.describe('the inquiry', () => {
  let server: RunningServer;

  test.beforeAll(async () => (server = await startUnlimitedServer()));

  test.afterAll(() => server.stop());

  test('[A1] is sent by an old browser', async ({ page }) => {
    await openHydrated(page, server.url + inquiryPath);
    await fillInquiry(page);
    await submitInquiry(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
  });
});
