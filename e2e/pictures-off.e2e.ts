import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { brands } from '../tests/support/content';
import { routes } from '../tests/support/built-site';
import { partnersOverlay, partnersPanel } from '../tests/support/open-states';
import { test } from '../tests/support/reading-page';

/** Whether something is drawn in a box of one color. */
async function isDrawn(box: Locator): Promise<boolean> {
  const { channels } = await sharp(await box.screenshot({ animations: 'allow' })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev)) > 5;
}

/** The pages that begin with a picture: each its own way to set a heading over it or below. */
const headed = ['/', '/our-story', '/showrooms/bgc', routes.find((path) => path.startsWith('/article/'))!];

for (const { state, isLate } of [
  { state: partnersOverlay, isLate: false },
  { state: partnersPanel, isLate: true },
])
  test(`[X11] the name of a brand is drawn in ${state.name} and headings over pictures where every picture ${isLate ? 'is late' : 'fails'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: state.width, height: 900 });
    await page.route('**', (route) => {
      if (route.request().resourceType() !== 'image') return route.continue();
      return isLate ? undefined : route.abort();
    });
    await page.goto('/brand-partners/kohler', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => isDrawn(page.getByRole('heading', { level: 1 }).locator('[translate="no"]'))).toBe(true);
    await state.prerequisite?.(page).click();
    await state.trigger(page).click();
    const names = page.locator('#partners-panel li [translate="no"]');
    await expect(names).toHaveCount(brands.length);
    for (const name of await names.all()) await expect.poll(() => isDrawn(name), await name.innerText()).toBe(true);
    for (const path of headed) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => isDrawn(page.getByRole('heading', { level: 1 })), path).toBe(true);
    }
  });
