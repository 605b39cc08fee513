import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/page';

/** Measures every visit, unless `draw` says otherwise, its random number: one visit in ten is measured. Records what it sends. */
async function recordReports(page: Page, { isDriven = false, tracksNot = false, draw = 0 } = {}): Promise<Record<string, string>[]> {
  await page.addInitScript(
    ({ driven, refuses, drawn }) => {
      Math.random = () => drawn;
      Object.defineProperty(navigator, 'webdriver', { value: driven });
      if (refuses) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    },
    { driven: isDriven, refuses: tracksNot, drawn: draw },
  );
  const reports: Record<string, string>[] = [];
  await page.route('**/api/timings', async (route) => {
    reports.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    await route.fulfill({ status: 204 });
  });
  return reports;
}

/** What happens when the visitor turns to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Waits for the code that measures, which loads last. */
const waitForCode = (page: Page) =>
  page.waitForResponse(async (response) => response.url().endsWith('.js') && (await response.text()).includes('/timings'));

/** Waits until the browser has reported an interaction to its observers, which it does after the next frame. */
const waitForFirstInput = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );

test('[A8] a page reports its timings and its first script error once, without its query', async ({ page }) => {
  const reports = await recordReports(page);
  const loaded = waitForCode(page);
  await openHydrated(page, '/our-story?name=visitor@sample.example#timeline');
  await loaded;
  await page.getByRole('button', { name: 'Partners' }).first().click();
  await waitForFirstInput(page);
  await page.evaluate(() => {
    const error = new Error('visitor@sample.example');
    error.stack = `Error: visitor@sample.example\n at f (${location.origin}/app-0f.js:1:23)`;
    setTimeout(() => {
      throw error;
    });
  });
  await hide(page);
  await expect.poll(() => reports.length).toBe(1);
  await hide(page);
  const [report] = reports;
  expect(report).toMatchObject({ path: '/our-story', net: '4g', cls: '0', error: 'app-0f.js:1:23' });
  for (const name of ['ttfb', 'lcp', 'inp']) expect(Number(report![name]), name).toBeGreaterThan(0);
  expect(JSON.stringify(reports)).not.toContain('visitor');
  expect(reports).toHaveLength(1);
});

for (const [visit, visitor] of [
  ['of a browser with Global Privacy Control', { tracksNot: true }],
  ['that a program makes', { isDriven: true }],
  ['outside the sample', { draw: 0.1 }],
] as const)
  test(`[A8] a visit ${visit} reports nothing`, async ({ page }) => {
    const reports = await recordReports(page, visitor);
    const loaded = waitForCode(page);
    await openHydrated(page, '/our-story');
    await loaded;
    await hide(page);
    await page.goto('/robots.txt');
    expect(reports).toEqual([]);
  });
