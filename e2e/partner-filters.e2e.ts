import { expect, type Page } from '@playwright/test';
import { test } from '../tests/support/reading-page';
import { openHydrated } from '../tests/support/page';

const partnerIndex = (page: Page) => page.locator('#partners');

const moreFilters = (page: Page) => partnerIndex(page).locator('summary');

const partnersPanel = (page: Page) => page.locator('#partners-panel');
const panelCategoryLinks = (page: Page) => partnersPanel(page).getByRole('navigation', { name: 'Partners by category' }).getByRole('link');
const isNarrow = (page: Page) => page.viewportSize()!.width < 1100;

/** Opens the partners from the bar, or on a phone from the menu. */
async function openPanel(page: Page): Promise<void> {
  const burger = page.locator('header [popovertarget="menu"]');
  if (isNarrow(page)) await burger.click();
  await page.getByRole('button', { name: 'Partners' }).filter({ visible: true }).first().click();
  await expect(panelCategoryLinks(page).first()).toBeVisible();
}

const screens = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 664],
] as const;

test(`[G5, N5] the partners fit without scrolling at ${screens.map((size) => size.join(' × ')).join()}`, async ({ page }) => {
  await openHydrated(page, '/our-story');
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await openPanel(page);
    const over = await partnersPanel(page)
      .locator('[data-lenis-prevent]')
      .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    expect(over, `${width} by ${height}`).toEqual([0, 0]);
    await expect(partnersPanel(page).getByRole('listitem').last(), `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(partnersPanel(page)).toBeHidden();
  }
});

test('[G5] the printed index shows its active filters, and no controls', async ({ page }) => {
  const fields = partnerIndex(page).getByRole('combobox');
  await page.emulateMedia({ media: 'print' });
  await page.goto('/#partners');
  await expect(fields.filter({ visible: true })).toHaveCount(0);
  await openHydrated(page, '/?category=bathroom&showroom=bgc#partners');
  await expect(fields.filter({ visible: true })).toHaveCount(1);
  await expect(fields.filter({ visible: true })).toHaveValue('bgc');
});

test('[G5, R6] however short the list, the heading counts it, and the filters above it keep their height beside the picture', async ({
  page,
}) => {
  for (const [category, heading] of [
    ['tile', 'Three in tile'],
    ['furniture', 'Two in furniture'],
    ['hardware', 'Two in hardware'],
  ] as const) {
    await openHydrated(page, `/?category=${category}#partners`);
    await expect(partnerIndex(page).getByRole('heading', { level: 2 })).toHaveText(heading);
    await moreFilters(page).click();
    for (const width of [390, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await partnerIndex(page).evaluate((section) => {
        const [field, row] = [section.querySelector('select')!, section.querySelector('ol > li')!].map((one) =>
          one.getBoundingClientRect(),
        );
        return { field: field!.height, toList: row!.top - field!.bottom };
      });
      expect(gap.field, `${category} at ${width} px`).toBe(44);
      expect(gap.toList, `${category} at ${width} px`).toBeLessThan(72);
    }
  }
  // A category of the panel leads to the list on the same page, which the filter announces by itself.
  const announcer = page.locator('#gatsby-announcer');
  await openHydrated(page, '/');
  await expect(announcer).toHaveAttribute('aria-live', 'assertive');
  await openPanel(page);
  await panelCategoryLinks(page).first().click();
  await expect(announcer).toHaveText(/^Navigated/);
  await expect(announcer).toHaveAttribute('aria-live', 'off');
});
