import { expect, type Page, test } from '@playwright/test';
import { hydrateAll, openHydrated } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectEmpty,
  expectFilled,
  fillInquiry,
  pageHeading,
  inquiryPath,
  recordInquiryPosts,
  referencePattern,
  submitInquiry,
} from './inquiry.page';
import { type RunningServer, startFormsServer } from '../tests/support/built-site-server';

const formHeading = 'Tell us what you are building';

test.describe('a form that was sent', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let storedBefore: number;

  /** How many inquiries are stored: each has a mail that waits. */
  const countStored = async () => {
    const health = (await (await fetch(`${server.url}/api/health`)).json()) as { outbox: { waiting: number } };
    return health.outbox.waiting;
  };
  const countNew = async () => (await countStored()) - storedBefore;

  test.beforeAll(async () => (server = await startFormsServer({ LIMIT_PER_EMAIL: '1000' })));

  test.beforeEach(async () => (storedBefore = await countStored()));

  test.afterAll(() => server.stop());

  async function sendOne(page: Page): Promise<void> {
    await openHydrated(page, server.url + inquiryPath);
    await fillInquiry(page);
    // A form that is sent within two seconds looks automated.
    await page.waitForFunction(() => performance.now() > 3_500);
    await submitInquiry(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
  }

  test('[A3] [A6] is empty and sends nothing when back and forward load it again', async ({ page }) => {
    const posts = recordInquiryPosts(page);
    await sendOne(page);
    await page.goto(`${server.url}/our-story`);
    await page.goBack();
    await hydrateAll(page);
    await expect(pageHeading(page)).toHaveText(formHeading);
    await expectEmpty(page);
    await page.goForward();
    await page.goBack();
    await hydrateAll(page);
    await expectEmpty(page);
    expect([posts.length, await countNew()]).toEqual([1, 1]);
  });

  test('[A3] is stored once when the response is lost by leaving the page and going back', async ({ page }) => {
    const posts = recordInquiryPosts(page);
    let arrived: () => void = () => undefined;
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
    await page.route('**/api/inquiries/', async (route) => {
      await route.fetch();
      arrived();
    });
    await openHydrated(page, server.url + inquiryPath);
    await fillInquiry(page);
    await page.waitForFunction(() => performance.now() > 3_500);
    await submitInquiry(page);
    await hasArrived;
    await page.goto(`${server.url}/our-story`);
    await page.unroute('**/api/inquiries/');
    await page.goBack();
    await hydrateAll(page);
    await expectFilled(page);
    await expect(consentCheckbox(page)).not.toBeChecked();
    await page.getByText(/^I agree/).click();
    await submitInquiry(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
    expect(posts.map(({ _key }) => _key)).toEqual(Array(2).fill(posts[0]?.['_key']));
    expect(await countNew()).toBe(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[X2] [A3] keeps its reference when the same values are sent again after going back', async ({ page }) => {
      const shown: (string | null)[] = [];
      await page.goto(server.url + inquiryPath);
      await fillInquiry(page);
      for (let at = 0; at < 2; at += 1) {
        await submitInquiry(page);
        await expect(page.getByText(referencePattern)).toBeVisible();
        shown.push(await page.getByText(referencePattern).textContent());
        await page.goBack();
        await expect(pageHeading(page)).toHaveText(formHeading);
        await expectFilled(page);
      }
      expect(shown[1]).toBe(shown[0]);
      expect(await countNew()).toBe(1);
    });
  });
});
