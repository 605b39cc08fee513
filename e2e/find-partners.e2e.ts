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
