import { expect, test } from '@playwright/test';
import { hydrateAll, openHydrated, waitForHydration } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectFilled,
  fillInquiry,
  inquiryPath,
  mainForm,
  referencePattern,
  submitInquiry,
  startUnlimitedServer,
} from './inquiry.page';
import { openStatePage, openState, partnersOverlay, partnersPanel, shopDialogs } from '../tests/support/open-states';
import { samplePaths } from '../tests/support/sample-pages';
import type { RunningServer } from '../tests/support/built-site-server';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

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

test('[N4, V5] the focus goes back to the opener where a press focuses no button, as in Safari', async ({ page }) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
  for (const state of [partnersPanel, ...shopDialogs]) {
    await openStatePage(page, state);
    await openState(page, state);
    await page.keyboard.press('Escape');
    await expect(state.content(page)).toBeHidden();
    await expect((state.focusTarget ?? state.trigger)(page)).toBeFocused();
  }
});

test('[A6] a reload forgets a consent that the browser has restored before any script, as Firefox does', async ({ page }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelectorAll<HTMLInputElement>('main [type="checkbox"]').forEach((box) => (box.checked = true)),
    ),
  );
  await page.reload();
  await hydrateAll(page);
  await expectFilled(page);
  await expect(consentCheckbox(page)).not.toBeChecked();
});

test('[Q2] a link to a question opens it where elements have no ARIA properties', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaExpanded'));
  await openHydrated(page, '/our-story');
  const id = (await page.locator('footer h3 button').nth(1).getAttribute('id')) ?? 'none';
  await page.goto(`/our-story#${id}`);
  await page.reload();
  await hydrateAll(page);
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-expanded', 'true');
});

test('[A1] a form that is submitted before its code has come shows its errors in place', async ({ page }) => {
  await page.goto(inquiryPath);
  await waitForHydration(page);
  await page.route('**/*.js', (route) => new Promise((resolve) => setTimeout(resolve, 300)).then(() => route.continue()));
  await mainForm(page)
    .locator('[type="submit"]')
    .evaluate((button: HTMLElement) => button.click());
  await expect(mainForm(page).locator('[data-invalid="true"]')).not.toHaveCount(0);
  await expect(page).toHaveURL(inquiryPath);
});
