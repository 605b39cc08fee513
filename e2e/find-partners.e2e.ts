import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydrated';

const index = (page: Page) => page.locator('#partners');
const rows = (page: Page) => index(page).locator('ol > li');
const line = (page: Page) => index(page).getByRole('navigation').getByRole('link');

/** The numbers that stand beside the choices of a list, by what is chosen. */
const offered = (page: Page, at: number) =>
  index(page)
    .getByRole('combobox')
    .nth(at)
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) =>
      options.map(({ value, textContent }) => [value, Number(/\((\d+)\)/.exec(textContent)?.[1])] as const),
    );

test('[G5] each choice leaves as many partners as it said, and the address says what was chosen', async ({ page }) => {
  await openHydrated(page, '/#partners');
  const all = await rows(page).count();
  for (const at of [0, 1, 2]) {
    const choice = index(page).getByRole('combobox').nth(at);
    for (const [value, count] of (await offered(page, at)).filter(([one]) => one !== '')) {
      await choice.selectOption(value);
      await expect(rows(page)).toHaveCount(count);
      expect(new URL(page.url()).search).toContain(`=${value}`);
    }
    await choice.selectOption('');
    await expect(rows(page)).toHaveCount(all);
  }
  expect(new URL(page.url()).search).toBe('');
});

test('[G5] the line above counts what each category would leave of the rest', async ({ page }) => {
  await openHydrated(page, '/?material=ceramic#partners');
  for (let at = 0; at < (await line(page).count()); at += 1) {
    const link = line(page).nth(at);
    const [count] = /\d+$/.exec(await link.innerText()) ?? [];
    await link.click();
    await expect(rows(page)).toHaveCount(Number(count));
    expect(new URL(page.url()).search).toContain('material=ceramic');
  }
});

test('[G5] an address that no partner answers says what to leave out, and that leads to some', async ({ page }) => {
  await openHydrated(page, '/?category=tile&material=metal#partners');
  await expect(rows(page)).toHaveCount(0);
  const ways = index(page).locator('ul').last().getByRole('link');
  const [count] = /\d+$/.exec(await ways.first().innerText()) ?? [];
  await ways.first().focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(Number(count));
});

test('[G5] a choice that is made by keys is kept when the visitor comes back from a partner', async ({ page }) => {
  await openHydrated(page, '/#partners');
  const room = index(page).getByRole('combobox').first();
  await room.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?room=/);
  const count = await rows(page).count();
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/brand-partners/);
  await page.goBack();
  await expect(page).toHaveURL(/\?room=/);
  await expect(rows(page)).toHaveCount(count);
});

const panel = (page: Page) => page.locator('#partners-panel');
const ways = (page: Page) => panel(page).getByRole('navigation', { name: 'Partners by category' }).getByRole('link');
const isNarrow = (page: Page) => page.viewportSize()!.width < 1100;

/** Opens the partners from the bar, or on a phone from the menu. */
async function openPanel(page: Page): Promise<void> {
  const burger = page.locator('header [popovertarget="menu"]');
  if (isNarrow(page)) await burger.click();
  await page
    .getByRole('button', { name: /^partners/i })
    .filter({ visible: true })
    .click();
  await expect(ways(page).first()).toBeVisible();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`the partners in the bar at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[G5] say beside each category how many the index then shows, and lead to it from another page and from its own', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, '/our-story');
      for (let at = 0; at < 5; at += 1) {
        await openPanel(page);
        const way = ways(page).nth(at);
        const [, name = '', said] = /^(\S+)\s+(\d+)$/.exec(await way.innerText()) ?? [];
        await way.click();
        await expect(page).toHaveURL(new RegExp(`/\\?category=${name.toLowerCase()}#partners$`));
        await expect(panel(page)).toBeHidden();
        await expect(rows(page)).toHaveCount(Number(said));
        await expect(line(page).and(page.locator('[aria-current]'))).toHaveText(new RegExp(`^${name} ${said}$`, 'i'));
        await expect(rows(page).first()).toBeInViewport();
      }
    });

    test('[G5] lead to the other filters, with every partner there', async ({ page }) => {
      await openHydrated(page, '/?category=tile#partners');
      await openPanel(page);
      await ways(page).last().click();
      await expect(panel(page)).toBeHidden();
      await expect(index(page).getByRole('combobox').first()).toBeInViewport();
      await expect(rows(page)).toHaveCount(16);
    });
  });

test('[G5, X2] without scripts the categories of the panel are links to the index', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/our-story');
  await openPanel(page);
  await expect(ways(page).filter({ visible: true })).toHaveText([
    /^Bathroom \d/,
    /^Kitchen \d/,
    /^Tile \d/,
    /^Furniture \d/,
    /^Hardware \d/,
  ]);
  await ways(page).nth(1).click();
  await expect(page).toHaveURL('/?category=kitchen#partners');
  await expect(index(page).getByRole('heading')).toBeInViewport();
  await context.close();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 664],
] as const)
  test(`[G5, N5] the partners fit a screen of ${width} by ${height} px, so that nothing has to be scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/our-story');
    await openPanel(page);
    const over = await panel(page)
      .locator('[data-lenis-prevent]')
      .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    expect(over).toEqual([0, 0]);
    await expect(panel(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  });

test('[G5] on paper the index says what it was narrowed to, and offers nothing to choose', async ({ page }) => {
  const fields = index(page).getByRole('combobox');
  await page.emulateMedia({ media: 'print' });
  await page.goto('/#partners');
  await expect(fields.filter({ visible: true })).toHaveCount(0);
  await openHydrated(page, '/?category=bathroom&showroom=bgc#partners');
  await expect(fields.filter({ visible: true })).toHaveCount(1);
  await expect(fields.filter({ visible: true })).toHaveValue('bgc');
});
