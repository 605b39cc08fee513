import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHydrated, navigateAndWait } from '../tests/support/hydration';
import { navigate } from '../tests/support/client-navigation';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

/** Writes down what becomes of each cross-fade from page to page, on a machine that is never too slow to prepare one. */
const recordTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      const { finished } = transition;
      const tell = (outcome: string) => () => fades.push(outcome);
      finished.then(tell('finished'), tell('failed'));
      transition.ready.catch(() => undefined);
      return { ready: Promise.resolve(), finished, skipTransition: () => undefined } as unknown as ViewTransition;
    };
  });

const getTransitionOutcomes = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { fades: string[] }).fades);

test('[R7, X3] pages cross-fade by a link and by back, without console messages', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await recordTransitions(page);
  await openHydrated(page, '/careers');
  await navigateAndWait(page, '/our-story');
  await expect.poll(() => getTransitionOutcomes(page)).toEqual(['finished']);
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => getTransitionOutcomes(page)).toEqual(['finished', 'finished']);
  expect(messages).toEqual([]);
});

test('[R7, X3] of two immediate navigations the later one wins, without an error of the other', async ({ page }) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  await recordTransitions(page);
  await openHydrated(page, '/careers');
  await navigateAndWait(page, '/our-story');
  await navigateAndWait(page, '/service');
  await page.evaluate(() => {
    const go = (window as unknown as { ___navigate: (to: string) => void }).___navigate;
    go('/our-story');
    go('/careers');
  });
  await expect(page).toHaveURL('/careers');
  await expect.poll(async () => (await getTransitionOutcomes(page)).length).toBe(4);
  await expect(page).toHaveURL('/careers');
  expect(messages).toEqual([]);
});

test('[R7] a press during a cross-fade reaches the new page', async ({ page }) => {
  await recordTransitions(page);
  await openHydrated(page, '/careers');
  await page.evaluate(() => document.documentElement.style.setProperty('--quick', '5s'));
  await navigateAndWait(page, '/our-story');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^partners$/i })
    .click();
  await expect(page.locator('[data-layout] header button[aria-expanded="true"]')).toHaveCount(1);
});

test('[R7] with reduced motion, or without view transitions, a page is shown at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await openHydrated(page, '/careers');
  await navigateAndWait(page, '/our-story');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => Reflect.deleteProperty(document, 'startViewTransition'));
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await navigate(page, '/careers');
  await expect(page).toHaveURL('/careers');
  expect(await getTransitionOutcomes(page)).toEqual([]);
});

test('[R7, X8] a browser that is too slow for a view transition shows the page without it, and starts no other', async ({ page }) => {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    document.startViewTransition = (update) => {
      begun.push(location.pathname);
      const never = new Promise(() => undefined);
      const skipTransition = () => (update as () => void)();
      return { ready: never, finished: never, skipTransition } as unknown as ViewTransition;
    };
  });
  await openHydrated(page, '/careers');
  await navigateAndWait(page, '/our-story');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Work with/);
  expect(await page.evaluate(() => (window as unknown as { begun: string[] }).begun)).toEqual(['/careers']);
});

/** The pictures that take part in a transition by a name of their own. */
const namedPictures = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).viewTransitionName === 'picture')
    .map((element) => /[^/]+$/.exec([...element.querySelectorAll('img')].at(-1)!.src)![0]);

test('[V6] the picture of the pressed entry, and no other, grows into the next page', async ({ page }) => {
  const leave = async (link: Locator) => {
    await link.focus();
    await page.evaluate(() => (document.documentElement.dataset.leaving = ''));
    return page.evaluate(namedPictures);
  };
  await openHydrated(page, '/');
  const row = page.locator('#partners').getByRole('link', { name: /Agape/ });
  await row.scrollIntoViewIfNeeded();
  // Once it has loaded.
  await expect.poll(() => leave(row)).toEqual([expect.stringContaining('round-bath')]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await leave(page.locator('#partners').getByRole('link', { name: /Kohler/ }))).toEqual([expect.stringContaining('marble-counter')]);
  await page.goto('/brand-partners/agape');
  expect(await leave(page.locator('main article').getByRole('link'))).toEqual([expect.stringContaining('bath-and-floor-tap')]);
  expect(await leave(page.getByRole('link', { name: 'Falper' }))).toEqual([expect.stringContaining('stone-pedestal')]);
  expect(await leave(page.getByRole('banner').getByRole('link').first())).toEqual([]);
});

test('[V6] in the first frame of a transition the picture of the page is named and its bar is transparent', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { finished } = begin(async () => {
        await (update as () => Promise<void>)();
        const bar = document.querySelector('[data-layout] > header')!;
        const picture = document.querySelector('main header [data-first]')!;
        const opacities = ['::before', '::after'].map((part) => getComputedStyle(bar, part).opacity);
        const names = [picture, bar].map((element) => getComputedStyle(element).viewTransitionName);
        // A browser that took too long to show the page has given the transition up.
        if (document.documentElement.matches(':active-view-transition')) Object.assign(window, { frame: [...names, ...opacities] });
      });
      return { ready: Promise.resolve(), finished, skipTransition: () => undefined } as unknown as ViewTransition;
    };
  });
  await openHydrated(page, '/brand-partners/spin');
  await expect(async () => {
    await page.getByRole('link', { name: 'Stas' }).click();
    await expect(page).toHaveURL('/brand-partners/stas');
    await page.goBack();
    expect(await page.evaluate(() => (window as unknown as { frame?: string[] }).frame)).toEqual(['picture', 'bar', '0', '1']);
  }).toPass();
});
