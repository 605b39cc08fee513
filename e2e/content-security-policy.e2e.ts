import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

test('[X4] the shop chooser, the questions and a toast violate no policy, and the browser blocks a script that the build did not write', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/api/newsletter/', (route) => route.fulfill({ json: {} }));
  await openHydrated(page, '/our-story');
  await page.getByRole('button', { name: 'Shop online' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.locator('footer h3 button').first();
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  await question.click();
  await page.getByRole('textbox', { name: 'E-mail Address' }).fill('reader@visitor.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscribed Successfully' })).toBeVisible();
  expect(errors).toEqual([]);

  const violated = page.evaluate(
    () =>
      new Promise<string>((resolve) => document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isOurs = false';
    document.body.append(script);
  });
  expect(await violated).toBe('script-src-elem');
  expect(await page.evaluate(() => 'isOurs' in window)).toBe(false);
});
