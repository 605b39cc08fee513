import { expect, type Page, test } from '@playwright/test';
import { axeFinds } from './axe';
import { fillInquiry, heading, path, reference, startPatientServer } from './inquiry';
import type { Served } from './serve';
import { emailField } from './subscription';

/** Posts a form as the browser does where the page's scripts do not run. */
async function postPlainly(page: Page, form: string): Promise<void> {
  const left = page.waitForResponse('**/api/**');
  await page.locator(form).evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
  await left;
}

/** What a plain form may be answered: its heading, and how one comes there. */
const answers: [title: string, come: (page: Page, url: string, width: number) => Promise<void>][] = [
  [
    'Thank you. We have it.',
    async (page, url) => {
      await page.goto(url + path);
      await fillInquiry(page);
      await postPlainly(page, 'main form');
      await expect(page.getByText(reference)).toBeVisible();
    },
  ],
  [
    'Almost there.',
    async (page, url) => {
      await page.goto(url + path);
      await postPlainly(page, 'main form');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    },
  ],
  [
    'You are on the list.',
    async (page, url, width) => {
      await page.goto(`${url}/our-story`);
      await emailField(page).fill(`plain${width}@sample.example`);
      await postPlainly(page, 'footer form');
    },
  ],
  [
    'This did not go through.',
    async (page, url) => {
      await page.request.post(`${url}/api/newsletter/`, { data: { email: 'twice@sample.example' } });
      await page.goto(`${url}/our-story`);
      await emailField(page).fill('twice@sample.example');
      await postPlainly(page, 'footer form');
    },
  ],
];

test.describe('the page that answers a plain form', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Served;

  test.beforeAll(async () => (server = await startPatientServer()));

  test.afterAll(() => server.stop());

  for (const [title, come] of answers)
    for (const width of [320, 390, 1440])
      test(`[X1] [X2] axe finds nothing in “${title}” at ${width} px, and it scrolls only down`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await come(page, server.url, width);
        await expect(heading(page)).toHaveText(title);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        expect(await axeFinds(page)).toEqual([]);
      });

  test('[X2] its button fills the column of a phone and keeps its own width on a tablet', async ({ page }) => {
    for (const [width, fills] of [
      [390, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(server.url + path);
      await postPlainly(page, 'main form');
      const box = await page.getByRole('link', { name: 'Back to the form' }).boundingBox();
      expect(box!.width > width / 2).toBe(fills);
      expect(box!.height).toBeGreaterThanOrEqual(44);
    }
  });
});
