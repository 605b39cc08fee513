import { expect, type Page, test } from '@playwright/test';
import { fillInquiry, pageHeading, inquiryPath, referencePattern } from './inquiry.page';
import { createAddress, emailField } from './newsletter.page';
import { expectAccessible } from './page-audit';

/** Posts a form as the browser does where the page's scripts do not run. */
async function submitWithoutScripts(page: Page, form: string): Promise<void> {
  const left = page.waitForResponse('**/api/**');
  await page.locator(form).evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
  await left;
}

/** What a plain form may be answered besides its errors: its heading, and how one comes there. */
const responses: [title: string, come: (page: Page) => Promise<void>][] = [
  [
    'Thank you. We have it.',
    async (page) => {
      await page.goto(inquiryPath);
      await fillInquiry(page);
      await submitWithoutScripts(page, 'main form');
      await expect(page.getByText(referencePattern)).toBeVisible();
    },
  ],
  [
    'You are on the list.',
    async (page) => {
      await page.goto('/our-story');
      await emailField(page).fill(createAddress('new'));
      await submitWithoutScripts(page, 'footer form');
    },
  ],
  [
    'This did not go through.',
    async (page) => {
      const email = createAddress('twice');
      await page.request.post('/api/newsletter/', { data: { email } });
      await page.goto('/our-story');
      await emailField(page).fill(email);
      await submitWithoutScripts(page, 'footer form');
    },
  ],
];

for (const [title, come] of responses)
  test(`[X1] [X2] “${title}” has no axe violation and no horizontal scroll at any width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await come(page);
    await expect(pageHeading(page)).toHaveText(title);
    await expectAccessible(page, title);
  });

test('[X1] [X2] “Almost there.” has no axe violation, no horizontal scroll at any width, and a button as wide as the column of a phone only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(inquiryPath);
  await submitWithoutScripts(page, 'main form');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await expect(pageHeading(page)).toHaveText('Almost there.');
  await expectAccessible(page, 'the errors');
  for (const [width, fills] of [
    [390, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const box = await page.getByRole('link', { name: 'Start again' }).boundingBox();
    expect(box!.width > width / 2).toBe(fills);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
});
