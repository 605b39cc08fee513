import { expect, type Page, test } from '@playwright/test';
import { delayRequests } from '../tests/support/delay-requests';
import { openHydrated, waitForHydration } from '../tests/support/hydration';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

const questionButtons = (page: Page) => page.locator('footer h3 button');

/** The questions once their own code has taken them over. */
async function openAccordion(page: Page) {
  await openHydrated(page, '/our-story');
  await questionButtons(page).first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer h3 button') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Opens a page and hydrates its footer, but not the questions in it: they hydrate when they become visible. */
async function openWithHydratedFooter(page: Page) {
  await page.goto('/our-story');
  await waitForHydration(page);
  const footer = page.locator('[data-dehydrated]:has(> footer)');
  await expect(async () => {
    await footer.evaluateAll((islands) => islands.forEach((island) => island.dispatchEvent(new FocusEvent('focusin'))));
    await expect(footer).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

test('[Q2] a press before the code has loaded is replayed', async ({ page }) => {
  await openWithHydratedFooter(page);
  const release = await delayRequests(page, /\.js$/);
  await questionButtons(page).first().click();
  await expect(questionButtons(page).first()).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(questionButtons(page).first()).toHaveAttribute('aria-expanded', 'true');
});

test('[Q1] without the code of the accordion the questions are plain disclosures without a marker that open', async ({ page }) => {
  await openWithHydratedFooter(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.locator('footer').scrollIntoViewIfNeeded();
  const plain = page.locator('footer details');
  await expect(plain).toHaveCount(6);
  await expect(plain.first().locator('summary')).toHaveCSS('list-style-type', 'none');
  await plain.first().locator('summary').click();
  await expect(plain.first()).toHaveAttribute('open', '');
  const colors = await plain
    .first()
    .locator('summary, p')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
  expect(new Set(colors).size, 'an answer is quieter than its question').toBe(2);
});

test('[V4, Q3, X1] a press on a question ripples for 400 ms, and the focus on a question is visible', async ({ page }) => {
  await openAccordion(page);
  await questionButtons(page).first().hover();
  await page.mouse.down();
  const ripple = questionButtons(page).first().locator('.MuiTouchRipple-rippleVisible');
  await expect(ripple).toHaveCSS('animation-duration', '0.4s');
  await page.mouse.up();
  await expect(ripple).toHaveCount(0);
  await questionButtons(page).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(questionButtons(page).nth(2)).toHaveCSS('outline-style', 'solid');
});
