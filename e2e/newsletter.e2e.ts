import { expect, test } from '@playwright/test';
import { emailField } from './newsletter.page';

test('[A6] the notice beside the field states who stores the address, why, and how to unsubscribe, at 390 and at 1440 px', async ({
  page,
}) => {
  await page.goto('/our-story');
  const notice = page.getByRole('contentinfo').getByText(/^Narra Home & Building keeps your address .* a link to unsubscribe/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await notice.scrollIntoViewIfNeeded();
    const [line, field] = await Promise.all([notice.boundingBox(), emailField(page).boundingBox()]);
    expect(line!.y - (field!.y + field!.height), `at ${width} px`).toBeLessThan(24);
    expect(line!.x, `at ${width} px`).toBeCloseTo(field!.x, 0);
  }
  await expect(emailField(page)).toHaveAccessibleDescription(/^Narra Home & Building keeps your address/);
});
