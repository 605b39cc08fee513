import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../tests/support/hydration';
import { test as readingTest } from '../tests/support/reading-page';

test.use({ timezoneId: 'America/New_York' });

const pages = ['/', '/contact-us/inquiry'];
const statusLines = (page: Page, place: 'main' | 'contentinfo') => page.getByRole(place).locator('opening-status');

/** Opens a page at a moment of Manila, from which its time goes on, and waits until it shows the opening status of every showroom. */
async function openAt(page: Page, path: string, moment: string) {
  await page.clock.install({ time: new Date(`${moment}+08:00`) });
  await page.goto(path);
  await waitForHydration(page);
  for (const place of ['main :is(#showrooms article, aside section)', 'footer address'])
    for (const showroom of await page.locator(place).all()) await expect(showroom.locator('opening-status[data-state]')).toBeAttached();
}

// The sample's Quezon City is open Monday to Friday, 8:30 AM - 5:30 PM; its Bonifacio Global City Monday to Saturday, 9:00 AM - 6:00 PM.
test('[F2, X5] a visitor in New York sees what is open in Manila, and the status causes no layout shift at any width', async ({ page }) => {
  const widths = [320, 390, 801, 1101, 1440];
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  await openAt(page, '/contact-us/inquiry', '2026-11-24T10:00:00');
  await expect(statusLines(page, 'main')).toHaveText(['Open now · closes 5:30 PM', 'Open now · closes 6:00 PM']);
  await expect(statusLines(page, 'contentinfo')).toHaveText([/^Open now/, /^Open now/]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [open, empty] = await page.evaluate(() => {
      const getHeights = () => Array.from(document.querySelectorAll('address, dl'), (one) => one.getBoundingClientRect().height);
      const withLines = getHeights();
      const lines = Array.from(document.querySelectorAll('opening-status'), (line) => ({ line, nodes: [...line.childNodes] }));
      for (const { line } of lines) line.replaceChildren();
      const withoutLines = getHeights();
      for (const { line, nodes } of lines) line.replaceChildren(...nodes);
      return [withLines, withoutLines];
    });
    expect.soft(open, `at ${width} px`).toEqual(empty);
  }
});

readingTest('[F2, X2] without scripts no page marks a row as today', async ({ plainPage: page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect.soft(page.getByRole('main').getByText('Monday to Friday'), path).toBeVisible();
    await expect.soft(page.getByText('Today', { exact: true }).filter({ visible: true }), path).toHaveCount(0);
  }
});
