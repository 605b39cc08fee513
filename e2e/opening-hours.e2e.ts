import { expect, type Page, test } from '@playwright/test';
import { showrooms } from '../tests/support/content';
import { waitForHydration } from '../tests/support/hydration';

test.use({ timezoneId: 'America/New_York' });

const pages = ['/', '/contact-us/inquiry'];
const statusLines = (page: Page, place: 'main' | 'contentinfo') => page.getByRole(place).locator('[data-open]');

/** A page as it is at a moment of Manila; from there its time goes on. */
async function openAt(page: Page, path: string, moment: string) {
  await page.clock.install({ time: new Date(`${moment}+08:00`) });
  await page.goto(path);
  await waitForHydration(page);
  // The line comes with the first look at its showroom.
  for (const place of ['main :is(#showrooms article, aside section)', 'footer address']) {
    for (const showroom of await page.locator(place).all()) {
      await showroom.scrollIntoViewIfNeeded();
      await expect(showroom.locator('[data-open] span').first()).toBeAttached();
    }
  }
}

// The sample's Quezon City is open Monday to Friday, 8:30 AM - 5:30 PM; its Bonifacio Global City Monday to Saturday, 9:00 AM - 6:00 PM.
const moments = [
  ['a Tuesday at 10:00', '2026-11-24T10:00:00', 'Open now · closes 5:30 PM', 'Open now · closes 6:00 PM'],
  ['a Tuesday at 8:45', '2026-11-24T08:45:00', 'Open now · closes 5:30 PM', 'Opens Tuesday 9:00 AM'],
  ['a Saturday at 10:00', '2026-11-21T10:00:00', 'Opens Monday 8:30 AM', 'Open now · closes 6:00 PM'],
  ['a Sunday', '2026-11-22T10:00:00', 'Opens Monday 8:30 AM', 'Opens Monday 9:00 AM'],
] as const;

for (const path of pages) {
  for (const [when, moment, ...sentences] of moments) {
    test(`[F2] on ${when} in Manila ${path} says so to a visitor in New York`, async ({ page }) => {
      await openAt(page, path, moment);
      await expect(statusLines(page, 'main')).toHaveText(sentences);
      await expect(statusLines(page, 'contentinfo')).toHaveText(sentences);
    });
  }
}

for (const { name, holidays } of showrooms) {
  test(`[F2] ${name} is closed on every holiday of its table`, async ({ page }) => {
    const closed = holidays.filter(({ opens }) => opens === undefined);
    const at = showrooms.findIndex((showroom) => showroom.name === name);
    expect(closed).not.toEqual([]);
    await openAt(page, '/contact-us/inquiry', '2026-11-24T10:00:00');
    for (const { date } of closed) {
      await page.clock.setSystemTime(new Date(`${date}T10:00:00+08:00`));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(statusLines(page, 'main').nth(at)).toHaveText(/^Opens \w+day \d/);
    }
  });
}

test('[F2] the line changes when the doors close', async ({ page }) => {
  await openAt(page, '/contact-us/inquiry', '2026-11-24T17:29:00');
  const line = statusLines(page, 'main').first();
  await expect(line).toHaveText('Open now · closes 5:30 PM');
  await page.clock.fastForward('01:00');
  await expect(line).toHaveText('Opens Wednesday 8:30 AM');
});

for (const width of [320, 390, 801, 1101, 1440]) {
  test(`[F2] [X5] at ${width} px nothing moves when the line comes`, async ({ page }) => {
    const heights = (from: Page) => from.locator('address, dl').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, '/contact-us/inquiry', '2026-11-24T10:00:00');
    await expect(statusLines(page, 'contentinfo')).toHaveText([/^Open now/, /^Open now/]);
    const open = await heights(page);
    await page.evaluate(() => document.querySelectorAll('[data-open]').forEach((line) => line.replaceChildren()));
    expect(open).toEqual(await heights(page));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`[F2] [X2] ${path} has no row for today`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('Monday to Friday')).toBeVisible();
      await expect(page.getByText('Today', { exact: true }).filter({ visible: true })).toHaveCount(0);
    });
  }
});
