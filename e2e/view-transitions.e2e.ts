import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHydrated, navigateAndWait, withMotion } from '../tests/support/page';

test.use(withMotion);

interface RecordedWindow {
  /** What became of each cross-fade that has ended. */
  fades: string[];
  /** The pages from which one has begun. */
  begun: string[];
}

/** Writes down the cross-fades from page to page, on a machine that is never too slow to prepare one. */
const recordTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorded: RecordedWindow = { fades: [], begun: [] };
    Object.assign(window, recorded);
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      recorded.begun.push(location.pathname);
      const transition = begin(update);
      const { finished } = transition;
      const tell = (outcome: string) => () => recorded.fades.push(outcome);
      finished.then(tell('finished'), tell('failed'));
      transition.ready.catch(() => undefined);
      return { ready: Promise.resolve(), finished, skipTransition: () => undefined } as unknown as ViewTransition;
    };
  });

const readFades = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as RecordedWindow).fades);
const readBegun = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as RecordedWindow).begun);

test('[R7, X3, X8] pages cross-fade in order and take presses meanwhile, or are shown at once', async ({ page }) => {
  const errors: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await recordTransitions(page);
  await openHydrated(page, '/careers');
  // A page that is fetched already is at hand in time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/service', '/our-story', '/careers']) await navigateAndWait(page, path);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await navigateAndWait(page, '/our-story');
  await expect.poll(() => readFades(page)).toEqual(['finished']);
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => readFades(page)).toEqual(['finished', 'finished']);
  expect(messages).toEqual([]);

  await navigateAndWait(page, '/our-story');
  await navigateAndWait(page, '/service');
  await page.evaluate(() => {
    const go = (window as unknown as { ___navigate: (to: string) => void }).___navigate;
    go('/our-story');
    // Once the transition of the first has begun.
    setTimeout(() => go('/careers'));
  });
  await expect(page).toHaveURL('/careers');
  await expect.poll(async () => (await readFades(page)).length).toBe(6);
  await expect(page).toHaveURL('/careers');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigateAndWait(page, '/service');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await readBegun(page)).toHaveLength(6);

  await page.evaluate(() => document.documentElement.style.setProperty('--quick', '5s'));
  await navigateAndWait(page, '/our-story');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('button', { name: 'Partners' }).click();
  await expect(page.locator('[data-layout] header button[aria-expanded="true"]')).toHaveCount(1);
  expect(await readBegun(page)).toHaveLength(7);

  await page.evaluate(() => Reflect.deleteProperty(document, 'startViewTransition'));
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await navigateAndWait(page, '/careers');
  expect(await readBegun(page)).toHaveLength(7);
  expect(errors).toEqual([]);
});

/** The pictures that take part in a transition by a name of their own. */
const namedPictures = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).viewTransitionName === 'picture')
    .map((element) => /[^/]+$/.exec([...element.querySelectorAll('img')].at(-1)!.src)![0]);

/** Writes down the names and the bar of the first frame of each transition. */
const recordFirstFrame = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { finished } = begin(async () => {
        await (update as () => Promise<void>)();
        const bar = document.querySelector('[data-layout] > header')!;
        const picture = document.querySelector('main header [data-first]');
        const opacities = ['::before', '::after'].map((part) => getComputedStyle(bar, part).opacity);
        const names = [picture, bar].map((element) => element && getComputedStyle(element).viewTransitionName);
        // A browser that took too long to show the page has given the transition up.
        if (document.documentElement.matches(':active-view-transition')) Object.assign(window, { frame: [...names, ...opacities] });
      });
      return { ready: Promise.resolve(), finished, skipTransition: () => undefined } as unknown as ViewTransition;
    };
  });

test('[V6] the picture of the pressed entry, and no other, grows into the next page below a clear bar', async ({ page }) => {
  const leave = async (link: Locator) => {
    await link.focus();
    await page.evaluate(() => (document.documentElement.dataset.leaving = ''));
    return page.evaluate(namedPictures);
  };
  await recordFirstFrame(page);
  await openHydrated(page, '/');
  const row = page.locator('#partners').getByRole('link', { name: /Agape/ });
  await row.scrollIntoViewIfNeeded();
  // Once it has loaded.
  await expect.poll(() => leave(row)).toEqual([expect.stringContaining('round-bath')]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await leave(page.locator('#partners').getByRole('link', { name: /Kohler/ }))).toEqual([expect.stringContaining('marble-counter')]);
  await navigateAndWait(page, '/brand-partners/agape');
  expect(await leave(page.locator('main article').getByRole('link'))).toEqual([expect.stringContaining('bath-and-floor-tap')]);
  expect(await leave(page.getByRole('link', { name: 'Falper' }))).toEqual([expect.stringContaining('stone-pedestal')]);
  expect(await leave(page.getByRole('banner').getByRole('link').first())).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await navigateAndWait(page, '/brand-partners/spin');
  await expect(async () => {
    await page.getByRole('link', { name: 'Stas' }).click();
    await expect(page).toHaveURL('/brand-partners/stas');
    await page.goBack();
    expect(await page.evaluate(() => (window as unknown as { frame?: string[] }).frame)).toEqual(['picture', 'bar', '0', '1']);
  }).toPass();
});
