import { expect, type Page, test } from '@playwright/test';
import { hydrateAll, waitForReader } from '../tests/support/page';
import { formField } from './inquiry.page';

test.use({ timezoneId: 'America/New_York' });

const statusLines = (page: Page, place: 'main' | 'contentinfo') => page.getByRole(place).locator('opening-status');

// The sample's Quezon City is open Monday to Friday, 8:30 AM - 5:30 PM; its Bonifacio Global City Monday to Saturday, 9:00 AM - 6:00 PM.
test('[F2, X5] a visitor in New York sees what is open in Manila, without a shift', async ({ page }) => {
  const widths = [320, 390, 801, 1125, 1440];
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  await page.clock.install({ time: new Date('2026-11-24T10:00:00+08:00') });
  await page.goto('/contact-us/inquiry');
  await waitForReader(page);
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

test('[W8] the visit form does not offer the hours that the manager of a showroom has closed', async ({ page }) => {
  const holidays = [
    { date: '2026-11-24', opens: '9:00 AM', closes: '2:00 PM' },
    { date: '2026-11-25', opens: '11:00 AM', closes: '6:00 PM' },
  ];
  const notice = { holidays, until: Date.parse('2026-11-25T11:00:00+08:00'), reason: 'flood on the avenue' };
  await page.route('**/api/notices', (route) => route.fulfill({ json: { bgc: notice } }));
  await page.clock.install({ time: new Date('2026-11-24T10:00:00+08:00') });
  await page.goto('/contact-us/showroom-visit?showroom=bgc');
  await hydrateAll(page);
  await formField(page, 'Day').fill('2026-11-25');
  const hours = page.getByRole('radiogroup', { name: 'Hour' }).getByRole('radio');
  await expect(hours).toHaveCount(7);
  await expect(hours.first()).toHaveAttribute('value', '11:00 AM');
});
