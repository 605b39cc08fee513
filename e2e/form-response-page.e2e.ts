import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { fillInquiry, pageHeading, inquiryPath, referencePattern, startUnlimitedServer } from './inquiry.page';
import type { RunningServer } from '../tests/support/built-site-server';
import { emailField } from './newsletter.page';

/** Posts a form as the browser does where the page's scripts do not run. */
async function submitWithoutScripts(page: Page, form: string): Promise<void> {
  const left = page.waitForResponse('**/api/**');
  await page.locator(form).evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
  await left;
}

/** What a plain form may be answered: its heading, and how one comes there. */
const responses: [title: string, come: (page: Page, url: string) => Promise<void>][] = [
  [
    'Thank you. We have it.',
    async (page, url) => {
      await page.goto(url + inquiryPath);
      await fillInquiry(page);
      await submitWithoutScripts(page, 'main form');
      await expect(page.getByText(referencePattern)).toBeVisible();
    },
  ],
  [
    'Almost there.',
    async (page, url) => {
      await page.goto(url + inquiryPath);
      await submitWithoutScripts(page, 'main form');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    },
  ],
  [
    'You are on the list.',
    async (page, url) => {
      await page.goto(`${url}/our-story`);
      await emailField(page).fill('plain@sample.example');
      await submitWithoutScripts(page, 'footer form');
    },
  ],
  [
    'This did not go through.',
    async (page, url) => {
      await page.request.post(`${url}/api/newsletter/`, { data: { email: 'twice@sample.example' } });
      await page.goto(`${url}/our-story`);
      await emailField(page).fill('twice@sample.example');
      await submitWithoutScripts(page, 'footer form');
    },
  ],
];

test.describe('the page that answers a plain form', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;

  test.beforeAll(async () => (server = await startUnlimitedServer()));

  test.afterAll(() => server.stop());

  for (const [title, come] of responses)
    test(`[X1] [X2] axe finds nothing in “${title}” at any width, and it scrolls only down`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await come(page, server.url);
      await expect(pageHeading(page)).toHaveText(title);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(overflow, `at ${width} px`).toBe(0);
        expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([]);
      }
    });

  test('[X2] its button fills the column of a phone and keeps its own width on a tablet', async ({ page }) => {
    for (const [width, fills] of [
      [390, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(server.url + inquiryPath);
      await submitWithoutScripts(page, 'main form');
      const box = await page.getByRole('link', { name: 'Back to the form' }).boundingBox();
      expect(box!.width > width / 2).toBe(fills);
      expect(box!.height).toBeGreaterThanOrEqual(44);
    }
  });
});
