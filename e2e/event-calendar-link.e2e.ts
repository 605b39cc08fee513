import { expect, test } from '@playwright/test';
import { formatUsDate, toManilaDay } from '../src/domain/dates/dates';
import { routes } from '../tests/support/built-site';
import { eventArticleIds, readJsonLd } from '../tests/support/json-ld';

test('[S3, W6] an event links to its calendar file and to the form until it is over', async ({ page }) => {
  for (const id of eventArticleIds) {
    const route = routes.find((path) => path.startsWith(`/article/${id}/`))!;
    const { startDate, endDate } = readJsonLd(route).find((node) => node['@type'] === 'Event')!;
    const isUpcoming = toManilaDay(new Date(endDate as string)) >= toManilaDay(new Date());
    const main = page.getByRole('main');
    await page.goto(route);
    await expect(main.getByText(/^Event/), route).toContainText(formatUsDate(toManilaDay(new Date(startDate as string))));
    for (const name of ['Add to calendar', 'Reserve a place'])
      await expect(main.getByRole('link', { name }), route).toHaveCount(Number(isUpcoming));
  }
});
