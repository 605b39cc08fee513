import { expect, type Page, test } from '@playwright/test';
import { delayRequests, openHydrated, waitForReader, withMotion } from '../tests/support/page';

test.use(withMotion);

const questionButtons = (page: Page) => page.locator('footer h3 button');

const disclosures = (page: Page) => page.locator('footer details');

test('[Q1, Q2, X9] a question opens before any code, and the accordion takes its place with the focus', async ({ page }) => {
  await page.goto('/our-story');
  await waitForReader(page);
  const release = await delayRequests(page, '**/*.js');
  const disclosure = disclosures(page).nth(1);
  await expect(disclosures(page)).toHaveCount(6);
  await expect(disclosure.locator('summary')).toHaveCSS('list-style-type', 'none');
  await disclosure.locator('summary').click();
  await expect(disclosure).toHaveAttribute('open', '');
  const colors = await disclosure.locator('h3, p').evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
  expect(new Set(colors).size, 'an answer is quieter than its question').toBeGreaterThan(1);
  const getBoxes = () =>
    page
      .locator('footer h3, footer h3 ~ svg, footer h3 svg, footer [class] > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const [before] = await getBoxes();
  const height = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
  release();
  await expect(questionButtons(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questionButtons(page).nth(1)).toBeFocused();
  await expect(questionButtons(page).nth(0)).toHaveAttribute('aria-expanded', 'false');
  expect((await getBoxes())[0]).toBe(before);
  expect(await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height)).toBe(height);
});

test('[Q2, R7] a question that an address of the same page names is opened', async ({ page }) => {
  await page.goto('/contact-us/inquiry');
  await waitForReader(page);
  await page.evaluate(() => (window.location.hash = '#question-4-header'));
  await expect(page.getByText(/^Send your brochure/)).toBeVisible();
});

test('[V4, Q3, X1, X4] a question ripples and shows its focus; it, a toast and the shops violate no policy', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/api/newsletter/', (route) => route.fulfill({ json: {} }));
  await openHydrated(page, '/our-story');
  await expect(questionButtons(page)).toHaveCount(6);
  await questionButtons(page).first().hover();
  await page.mouse.down();
  const ripple = questionButtons(page).first().locator('.MuiTouchRipple-rippleVisible');
  await expect(ripple).toHaveCSS('animation-duration', '0.4s');
  await expect(ripple.locator('.MuiTouchRipple-child')).toHaveCSS('animation-duration', '0.4s');
  await page.mouse.up();
  await expect(ripple).toHaveCount(0);
  await questionButtons(page).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(questionButtons(page).nth(2)).toHaveCSS('outline-style', 'solid');

  await page.getByRole('textbox', { name: 'E-mail Address' }).fill('reader@visitor.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscribed Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Shop online' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});
