import { expect, type Page, test } from '@playwright/test';
import { openHydrated, waitForHydration } from '../tests/support/hydration';

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

test('[Q2] one question is open at a time, and a second press closes it', async ({ page }) => {
  await openAccordion(page);
  const [first, second] = [questionButtons(page).nth(0), questionButtons(page).nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('[Q2] plus turns into minus, and every header takes the focus', async ({ page }) => {
  await openAccordion(page);
  const first = questionButtons(page).first();
  const drawing = () => first.locator('svg path').getAttribute('d');
  expect(await drawing()).toContain('M7 1v12');
  await first.click();
  await expect.poll(drawing).not.toContain('M7 1v12');
  for (const header of await questionButtons(page).all()) await expect(header).toHaveAttribute('tabindex', '0');
});

test('[Q3] arrows, Home and End move between headers; Enter and Space toggle', async ({ page }) => {
  await openAccordion(page);
  const at = (index: number) => expect(questionButtons(page).nth(index)).toBeFocused();
  await questionButtons(page).first().focus();
  await page.keyboard.press('ArrowUp');
  await at(5);
  await page.keyboard.press('ArrowDown');
  await at(0);
  await page.keyboard.press('End');
  await at(5);
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('Enter');
  await expect(questionButtons(page).first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(questionButtons(page).first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+ArrowDown');
  await at(0);
});

test('[Q2] a press that comes before the code does is made good', async ({ page }) => {
  await openWithHydratedFooter(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await questionButtons(page).first().click();
  await expect(questionButtons(page).first()).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(questionButtons(page).first()).toHaveAttribute('aria-expanded', 'true');
});

test('[Q1] without its code the questions are plain disclosures that open', async ({ page }) => {
  await openWithHydratedFooter(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.locator('footer').scrollIntoViewIfNeeded();
  const plain = page.locator('footer details');
  await expect(plain).toHaveCount(6);
  await plain.first().locator('summary').click();
  await expect(plain.first()).toHaveAttribute('open', '');
});

test('[V4] a press on a question ripples for 400 ms', async ({ page }) => {
  await openAccordion(page);
  await questionButtons(page).first().hover();
  await page.mouse.down();
  const ripple = questionButtons(page).first().locator('.MuiTouchRipple-rippleVisible');
  await expect(ripple).toHaveCSS('animation-duration', '0.4s');
  await page.mouse.up();
  await expect(ripple).toHaveCount(0);
});

test('[Q3, X1] the focus on a question is seen', async ({ page }) => {
  await openAccordion(page);
  await questionButtons(page).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(questionButtons(page).nth(2)).toHaveCSS('outline-style', 'solid');
});
