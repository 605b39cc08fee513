import { expect, type Page, test } from '@playwright/test';
import { showrooms } from '../tests/support/content';
import { waitForHydration } from '../tests/support/hydration';

test.use({ timezoneId: 'America/New_York' });

const pages = ['/', '/contact-us/inquiry'];
const statusLines = (page: Page, place: 'main' | 'contentinfo') => page.getByRole(place).locator('[data-open]');

/** Opens a page and waits until it shows the opening status of every showroom. */
async function openWithStatus(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  // The status loads when its showroom becomes visible.
  for (const place of ['main :is(#showrooms article, aside section)', 'footer address']) {
    for (const showroom of await page.locator(place).all()) {
      await showroom.scrollIntoViewIfNeeded();
      await expect(showroom.locator('[data-open] span').first()).toBeAttached();
    }
  }
}

/** A page as it is at a moment of Manila; from there its time goes on. */
async function openAt(page: Page, path: string, moment: string) {
  await page.clock.install({ time: new Date(`${moment}+08:00`) });
  await openWithStatus(page, path);
}

// The sample's Quezon City is open Monday to Friday, 8:30 AM - 5:30 PM; its Bonifacio Global City Monday to Saturday, 9:00 AM - 6:00 PM.
const moments = [
  ['a Tuesday at 10:00', '2026-11-24T10:00:00', 'Open now · closes 5:30 PM', 'Open now · closes 6:00 PM'],
  ['a Tuesday at 8:45', '2026-11-24T08:45:00', 'Open now · closes 5:30 PM', 'Opens Tuesday 9:00 AM'],
  ['a Saturday at 10:00', '2026-11-21T10:00:00', 'Opens Monday 8:30 AM', 'Open now · closes 6:00 PM'],
  ['a Sunday', '2026-11-22T10:00:00', 'Opens Monday 8:30 AM', 'Opens Monday 9:00 AM'],
] as const;

/** Moves the clock to a moment in Manila, as for a visitor who returns to the page. */
async function returnAt(page: Page, moment: string) {
  await page.clock.setSystemTime(new Date(`${moment}+08:00`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

for (const path of pages)
  test(`[F2] ${path} shows a visitor in New York what is open in Manila on ${moments.map(([when]) => when).join(', on ')}`, async ({
    page,
  }) => {
    const [[, first]] = moments;
    await openAt(page, path, first);
    for (const [when, moment, ...sentences] of moments) {
      await returnAt(page, moment);
      await expect.soft(statusLines(page, 'main'), when).toHaveText(sentences);
      await expect.soft(statusLines(page, 'contentinfo'), when).toHaveText(sentences);
    }
  });

test('[F2] a showroom is closed on every holiday of its table', async ({ page }) => {
  await openAt(page, '/contact-us/inquiry', '2026-11-24T10:00:00');
  for (const [at, { name, holidays }] of showrooms.entries()) {
    const closed = holidays.filter(({ opens }) => opens === undefined);
    expect(closed, name).not.toEqual([]);
    for (const { date } of closed) {
      await returnAt(page, `${date}T10:00:00`);
      await expect.soft(statusLines(page, 'main').nth(at), `${name} on ${date}`).toHaveText(/^Opens \w+day \d/);
    }
  }
});

test('[F2] the status changes at closing time', async ({ page }) => {
  await openAt(page, '/contact-us/inquiry', '2026-11-24T17:29:00');
  const line = statusLines(page, 'main').first();
  await expect(line).toHaveText('Open now · closes 5:30 PM');
  await page.clock.fastForward('01:00');
  await expect(line).toHaveText('Opens Wednesday 8:30 AM');
});

test('[F2] [X5] the status causes no layout shift at any width', async ({ page }) => {
  const widths = [320, 390, 801, 1101, 1440];
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  await openAt(page, '/contact-us/inquiry', '2026-11-24T10:00:00');
  await expect(statusLines(page, 'contentinfo')).toHaveText([/^Open now/, /^Open now/]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [open, empty] = await page.evaluate(() => {
      const getHeights = () => Array.from(document.querySelectorAll('address, dl'), (one) => one.getBoundingClientRect().height);
      const withLines = getHeights();
      const lines = Array.from(document.querySelectorAll('[data-open]'), (line) => ({ line, nodes: [...line.childNodes] }));
      for (const { line } of lines) line.replaceChildren();
      const withoutLines = getHeights();
      for (const { line, nodes } of lines) line.replaceChildren(...nodes);
      return [withLines, withoutLines];
    });
    expect.soft(open, `at ${width} px`).toEqual(empty);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[F2] [X2] no page marks a row as today', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect.soft(page.getByRole('main').getByText('Monday to Friday'), path).toBeVisible();
      await expect.soft(page.getByText('Today', { exact: true }).filter({ visible: true }), path).toHaveCount(0);
    }
  });
});
