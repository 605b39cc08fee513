import { expect, type Locator, test } from '@playwright/test';
import { brands } from './content';
import { openHydrated } from './hydration';

const firstBrands = [
  'kohler',
  'brizo',
  'falper',
  'agape',
  'jacuzzi',
  'sodai',
  'marazzi',
  'impronta',
  'mirage',
  'caracole',
  'simmons',
  'blanco',
  'miratap',
  'solea',
  'spin',
  'stas',
];

const brandPaths = brands.map(({ name }) => `/brand-partners/${name}`);

const readBrandLinks = async (within: Locator): Promise<string[]> => {
  const hrefs = await within
    .locator('a[href^="/brand-partners/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)];
};

test('[R2] the sixteen brands come first, in their order, each linked to its page', () => {
  expect(brands.slice(0, 16).map(({ name }) => name)).toEqual(firstBrands);
  expect(brands.map(({ link }) => link)).toEqual(brandPaths);
});

test('[R2] the index of the partners lists the brands of the content in order', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => readBrandLinks(page.getByRole('main'))).toEqual(brandPaths);
});

test('[R2] the panel of the partners lists the brands of the content in order', async ({ page }) => {
  await openHydrated(page, '/our-story');
  const button = page.getByRole('banner').getByRole('button', { name: /^partners$/i });
  await button.click();
  const panel = page.locator(`#${(await button.getAttribute('aria-controls')) ?? ''}`);
  await expect(panel.getByRole('link').last()).toBeVisible();
  await expect.poll(() => readBrandLinks(panel)).toEqual(brandPaths);
});

for (const { name, link, composition = {} } of brands) {
  test(`[R2] the page of ${name} is composed as its file says`, async ({ page }) => {
    const { head = 'over', ground = 'sand', gallery = 'uneven', order = ['text', 'gallery', 'collections'] } = composition;
    await page.goto(link);
    const main = page.getByRole('main');
    await expect(main.locator('[data-head]')).toHaveAttribute('data-head', head);
    await expect(main.locator('[data-gallery]')).toHaveAttribute('data-gallery', gallery);
    await expect(main.locator('[data-part="collections"]')).toHaveAttribute('data-ground', ground);
    const parts = main.locator('[data-part]');
    expect(await parts.evaluateAll((sections) => sections.map((section) => (section as HTMLElement).dataset.part))).toEqual(order);
  });
}

test('[R2] no brand is composed like the one before it', () => {
  const sets = brands.map(({ composition }) => JSON.stringify(composition ?? {}));
  expect(sets.filter((set, at) => set === sets[at - 1])).toEqual([]);
});
