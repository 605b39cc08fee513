import { expect, test } from '@playwright/test';
import { toManilaDay } from '../src/domain/dates/dates';
import { routes } from '../tests/support/built-site';
import { eventArticleIds, readJsonLd } from '../tests/support/json-ld';

test('[S3] an event that is not over offers its calendar file, and one that is over does not', async ({ page }) => {
  for (const id of eventArticleIds) {
    const route = routes.find((path) => path.startsWith(`/article/${id}/`))!;
    const { endDate } = readJsonLd(route).find((node) => node['@type'] === 'Event')!;
    const isUpcoming = toManilaDay(new Date(endDate as string)) >= toManilaDay(new Date());
    await page.goto(route);
    await expect(page.getByRole('link', { name: 'Add to calendar' }), route).toHaveCount(Number(isUpcoming));
  }
});
