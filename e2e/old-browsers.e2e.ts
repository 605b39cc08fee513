import { expect, test } from '@playwright/test';
import { openHydrated } from './hydrated';
import { fillInquiry, path, reference, send, startPatientServer } from './inquiry';
import { openPageOf, openState, overlay, panel } from './open-states';
import type { Served } from './serve';

// What this browser has and the oldest that package.json names have not, in one or another of them.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
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
  }),
);

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
