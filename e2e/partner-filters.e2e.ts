import { expect, type Page } from '@playwright/test';
import { test } from '../tests/support/reading-page';
import { followLink, openHydrated } from '../tests/support/page';

const partnerIndex = (page: Page) => page.locator('#partners');

const partnerRows = (page: Page) => partnerIndex(page).locator('ol > li');
const categoryLinks = (page: Page) => partnerIndex(page).getByRole('navigation').getByRole('link');

const partnersPanel = (page: Page) => page.locator('#partners-panel');
const panelCategoryLinks = (page: Page) => partnersPanel(page).getByRole('navigation', { name: 'Partners' }).getByRole('link');
const isNarrow = (page: Page) => page.viewportSize()!.width < 1100;

/** Opens the partners from the bar, or on a phone from the menu. */
async function openPanel(page: Page): Promise<void> {
  const burger = page.locator('header [popovertarget="menu"]');
  if (isNarrow(page)) await burger.click();
  await page.getByRole('button', { name: 'Partners' }).filter({ visible: true }).first().click();
  await expect(panelCategoryLinks(page).first()).toBeVisible();
}

/** The categories of the panel show the counts of the filtered index and lead to it, and the last link leads to all partners. */
async function expectCategoriesLead(page: Page): Promise<void> {
  for (const at of [0, 1]) {
    await openPanel(page);
    const way = panelCategoryLinks(page).nth(at);
    const [, name = '', count] = /^(\S+)\s+(\d+)$/.exec(await way.innerText()) ?? [];
    await way.click();
    await expect(page).toHaveURL(new RegExp(`/\\?category=${name.toLowerCase()}#partners$`));
    await expect(partnersPanel(page)).toBeHidden();
    await expect(partnerRows(page)).toHaveCount(Number(count));
    await expect(categoryLinks(page).and(page.locator('[aria-current]'))).toHaveText(new RegExp(`^${name} ${count}$`, 'i'));
    await expect(partnerRows(page).first()).toBeInViewport();
  }
  await openPanel(page);
  await panelCategoryLinks(page).last().click();
  await expect(partnersPanel(page)).toBeHidden();
  await expect(categoryLinks(page).first()).toBeInViewport();
  await expect(partnerRows(page)).toHaveCount(16);
}

test('[G5] the partners in the bar lead to the filtered index, whose choice is kept on return', async ({ page }) => {
  await openHydrated(page, '/our-story');
  await expectCategoriesLead(page);
  await categoryLinks(page).last().click();
  await expect(page).toHaveURL(/\?category=/);
  const count = await partnerRows(page).count();
  await partnerRows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/brand-partners/);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=/);
  await expect(partnerRows(page)).toHaveCount(count);
  await page.setViewportSize({ width: 390, height: 844 });
  await followLink(page, '/our-story');
  await expectCategoriesLead(page);
});

const screens = [
  [1440, 900],
  [1024, 768],
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

test('[G5, R6] the heading counts the list, and the filter says what is shown by itself', async ({ page }) => {
  for (const [category, heading] of [
    ['tile', 'Three in tile'],
    ['furniture', 'Two in furniture'],
    ['hardware', 'Two in hardware'],
  ] as const) {
    await openHydrated(page, `/?category=${category}#partners`);
    await expect(partnerIndex(page).getByRole('heading', { level: 2 })).toHaveText(heading);
  }
  // The filter says what is shown by itself: it is no other page.
  await categoryLinks(page).nth(1).click();
  await expect(partnerIndex(page).getByRole('status')).toHaveText(await categoryLinks(page).nth(1).innerText(), { ignoreCase: true });
  await expect(page.locator('#gatsby-announcer')).toHaveText(await page.title());
});
