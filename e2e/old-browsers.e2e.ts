import { expect, test } from '@playwright/test';
import { openHydrated } from './hydrated';
import { fillInquiry, path, reference, send, startPatientServer } from './inquiry';
import { openPageOf, openState, overlay, panel } from './open-states';
import { kinds } from './kinds';
import type { Served } from './serve';

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
  for (const path of kinds) {
    await openHydrated(page, path);
    await expect(page.locator('[data-asleep]')).toHaveCount(0);
  }
});

for (const state of [panel, overlay])
  test(`[N4, V5] in an old browser the focus goes back to what opened ${state.name}`, async ({ page }) => {
    await openPageOf(page, state);
    await openState(page, state);
    await page.keyboard.press('Escape');
    await expect(state.shown(page)).toBeHidden();
    await expect((state.returns ?? state.opener)(page)).toBeFocused();
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
  let server: Served;

  test.beforeAll(async () => (server = await startPatientServer()));

  test.afterAll(() => server.stop());

  test('[A1] is sent by an old browser', async ({ page }) => {
    await openHydrated(page, server.url + path);
    await fillInquiry(page);
    await send(page);
    await expect(page.getByText(reference)).toBeVisible();
  });
});
