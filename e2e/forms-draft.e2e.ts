import { expect, type Page, test } from '@playwright/test';
import { axeFinds } from './axe';
import { awake, openHydrated, visit } from './hydrated';
import { consent, expectEmpty, expectWritten, field, fillInquiry, heading, path, reference, send, startPatientServer } from './inquiry';
import type { Served } from './serve';
import { spoiledStorage } from './spoiled-storage';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft inquiry'));

test('[A6] what was written is there after a reload and on coming back, but never the consent', async ({ page }) => {
  await openHydrated(page, path);
  await fillInquiry(page);
  await page.reload();
  await awake(page);
  await expectWritten(page);
  await expect(consent(page)).not.toBeChecked();
  await visit(page, '/our-story');
  await visit(page, path);
  await expectWritten(page);
  await expect(consent(page)).not.toBeChecked();
});

test('[A6] a draft belongs to its form and its tab', async ({ page, context }) => {
  await openHydrated(page, path);
  await fillInquiry(page);
  await visit(page, '/contact-us/partnership');
  await expect(field(page, 'Name')).toHaveValue('');
  const other = await context.newPage();
  await openHydrated(other, path);
  await expectEmpty(other);
});

for (const [address, list, value] of [
  [`${path}?brand=kohler`, /^Brand/, 'kohler'],
  ['/contact-us/showroom-visit?showroom=quezon-city&brand=agape', 'Showroom', 'quezon-city'],
  [`${path}?brand=nobody`, /^Brand/, ''],
  [`${path}?about=%20Taps%0A%26%20%3Cb%3Ebasins%3C%2Fb%3E`, /^Collection/, 'Taps & <b>basins</b>'],
  [`${path}?about=${'x'.repeat(2000)}`, /^Collection/, 'x'.repeat(150)],
  [`${path}?name=Somebody&message=Anything`, 'Name', ''],
  ['/contact-us/careers?opening=nothing', /^Opening/, ''],
] as const)
  test(`[A3] the address ${address.slice(0, 80)} fills in “${value.slice(0, 30)}”`, async ({ page }) => {
    await openHydrated(page, address);
    await expect(field(page, list)).toHaveValue(value);
  });

test('[A3] an opening leads to the form with itself chosen', async ({ page }) => {
  await openHydrated(page, '/careers');
  await page.locator('main summary').first().click();
  await page.getByRole('link', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/\/contact-us\/careers\?opening=/);
  await expect(field(page, /^Opening/)).toHaveValue(new URL(page.url()).searchParams.get('opening') ?? 'none');
});

test('[A3] a collection leads to the form with its brand and itself filled in, both to be changed', async ({ page }) => {
  await openHydrated(page, '/brand-partners/agape');
  const link = page.locator('section[aria-labelledby="collections"] a').first();
  const name = (await link.locator('b').textContent()) ?? 'none';
  await link.click();
  await expect(field(page, /^Brand/)).toHaveValue('agape');
  await expect(field(page, /^Collection/)).toHaveValue(name);
  await field(page, /^Collection/).fill('Something else');
  await expect(field(page, /^Collection/)).toHaveValue('Something else');
  await openHydrated(page, `${path}?brand=kohler`);
  await expect(field(page, /^Collection/)).toHaveValue('');
});

test('[A3] what the address chooses comes before what a draft holds', async ({ page }) => {
  await openHydrated(page, path);
  await fillInquiry(page);
  await openHydrated(page, `${path}?brand=kohler`);
  await expect(field(page, /^Brand/)).toHaveValue('kohler');
  await expect(field(page, 'Name')).toHaveValue('A Sample');
  await openHydrated(page, `${path}?brand=nobody`);
  await expect(field(page, /^Brand/)).toHaveValue('agape');
});

test.describe('once it was stored', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Served;

  test.beforeAll(async () => (server = await startPatientServer()));

  test.afterAll(() => server.stop());

  async function sendOne(page: Page): Promise<void> {
    await openHydrated(page, server.url + path);
    await fillInquiry(page);
    await send(page);
    await expect(page.getByText(reference)).toBeVisible();
  }

  test('[A3] the reference is shown, and its heading has the focus', async ({ page }) => {
    await sendOne(page);
    await expect(heading(page)).toHaveText('Thank you. We have it.');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    expect(await kept(page)).toBeNull();
  });

  test('[A3] who answers stands above the reference, and below it when it was sent, about what, and what to do with it', async ({
    page,
  }) => {
    await sendOne(page);
    const lines = page.getByRole('main').locator('div:has(> div > h1) > p');
    expect((await lines.allTextContents()).slice(0, 3)).toEqual([
      'Someone from the showroom will write to you within two working days.',
      expect.stringMatching(reference),
      expect.stringMatching(/^Please quote the number when you call or visit/),
    ]);
    const [lead, , next] = await lines.evaluateAll((all) => all.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)));
    expect(lead).toBeGreaterThan(next!);
    const told = page.getByRole('main').locator('div:has(> div > h1) > dl > div');
    await expect(told).toHaveText([/^Sent\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M$/, 'BrandAgape']);
  });

  for (const width of [320, 1440])
    test(`[X1] axe finds nothing in what stands in its place at ${width} px, and it scrolls only down`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await sendOne(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      expect(await axeFinds(page, 'main')).toEqual([]);
    });

  test('[A6] the form is empty after a link, back and forward, and a reload', async ({ page }) => {
    await sendOne(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
    await expect(heading(page)).toHaveText('Tell us what you are building');
    await expectEmpty(page);
    await fillInquiry(page);
    await send(page);
    await expect(page.getByText(reference)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click();
    await expect(page).toHaveURL(/our-story$/);
    // The address is there before the page.
    await expect(page.getByText(reference)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Tell us what you are building');
    await expectEmpty(page);
    await page.reload();
    await awake(page);
    await expectEmpty(page);
  });

  for (const [state, spoil] of spoiledStorage)
    test(`[A6] with storage ${state} the form is sent just the same`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript(spoil);
      await sendOne(page);
      expect(errors).toEqual([]);
    });
});
