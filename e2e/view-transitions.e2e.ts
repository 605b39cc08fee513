import { expect, type Locator, type Page, test } from '@playwright/test';
import { waitForReader, withMotion } from '../tests/support/page';

test.use(withMotion);

/** Where a group of a transition begins and ends, in px. */
interface Way {
  from: readonly number[];
  to: readonly number[];
}

declare global {
  interface Window {
    /** The transition that shows the page: null for none, else the ways of its groups by name. */
    shownBy?: Record<string, Way> | null;
  }
}

/** Writes down the transition that shows each document, and holds it at its first frame. */
const holdTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const toBox = ({ transform, width, height }: ComputedKeyframe) => {
      const { e, f } = new DOMMatrix(String(transform));
      return [e, f, parseFloat(String(width)), parseFloat(String(height))].map(Math.round);
    };
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) window.shownBy = null;
      else
        void viewTransition.ready.then(() => {
          const ways = document.getAnimations().flatMap((animation) => {
            animation.pause();
            const effect = animation.effect as KeyframeEffect;
            const name = /^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? '')?.[1];
            const [from, to] = effect.getKeyframes();
            return name ? [[name, { from: toBox(from!), to: toBox(to!) }] as const] : [];
          });
          window.shownBy = Object.fromEntries(ways);
        });
    });
  });

/** Presses a link, and returns the transition that shows the next page. */
async function follow(page: Page, link: Locator): Promise<Record<string, Way> | null> {
  const path = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(path);
  await page.waitForFunction(() => window.shownBy !== undefined);
  return page.evaluate(() => window.shownBy ?? null);
}

const readBox = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

async function open(page: Page, path: string, link: (page: Page) => Locator): Promise<Locator> {
  await page.goto(path);
  await waitForReader(page);
  await link(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await link(page).hover();
  // The code of the index comes with the first hover.
  const row = link(page).locator('xpath=ancestor::li[ancestor::brand-index]');
  if ((await row.count()) > 0) await expect(row).toHaveAttribute('data-active', 'true');
  await expect(page.locator('[data-loading="true"]').filter({ visible: true })).toHaveCount(0);
  return link(page);
}

const partner = (name: string) => (page: Page) => page.locator('#partners ol').getByRole('link', { name });
const headPicture = (page: Page) => page.locator('main header [data-first]');

const carrying = [
  { from: '/', link: partner('Agape'), picture: (page: Page) => page.locator('#partners figure > div') },
  {
    from: '/brand-partners/spin',
    link: (page: Page) => page.getByRole('link', { name: 'Stas' }).last(),
    picture: (page: Page) => page.getByRole('link', { name: 'Stas' }).last().locator('picture').locator('..'),
  },
  {
    from: '/brand-partners/agape',
    link: (page: Page) => page.locator('main article').getByRole('link'),
    picture: (page: Page) => page.locator('main article picture').locator('..'),
  },
];

test('[V6] the picture of the pressed entry, and no other, grows into the picture at the head of the next page', async ({ page }) => {
  await holdTransitions(page);
  for (const { from, link, picture } of carrying)
    await test.step(from, async () => {
      const pressed = await open(page, from, link);
      const box = await readBox(picture(page));
      const ways = await follow(page, pressed);
      expect(Object.keys(ways!).sort()).toEqual(['picture', 'root']);
      expect(ways!['picture']).toEqual({ from: box, to: await readBox(headPicture(page)) });
      // It covers the next one, without adding its light.
      const readBlend = () => getComputedStyle(document.documentElement, '::view-transition-old(picture)').mixBlendMode;
      expect(await page.evaluate(readBlend)).toBe('normal');
      // The bar of the next page is above it.
      await expect(page.getByRole('banner')).toHaveCSS('view-transition-name', 'bar');
    });
  await page.setViewportSize({ width: 390, height: 844 });
  const kohler = await open(page, '/', partner('Kohler'));
  expect(Object.keys((await follow(page, kohler))!)).toContain('picture');
});

test('[V6] a press while a transition shows the page leads where it points', async ({ page }) => {
  await holdTransitions(page);
  expect(await follow(page, await open(page, '/', partner('Agape')))).toHaveProperty('picture');
  const { x, y, width, height } = (await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL('/careers');
});

test('[V6, X8] a page to which no picture leads is shown at once: by the bar, the way back, a hash, a hidden picture, a new tab', async ({
  page,
  context,
}) => {
  await holdTransitions(page);
  const bar = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const pressed = await open(page, '/', partner('Agape'));
  // Another tab is opened, and this page stays.
  const tab = context.waitForEvent('page');
  await pressed.click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  expect(await follow(page, bar('Careers'))).toBeNull();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.shownBy)).toBeNull();
  const category = await open(page, '/', () => page.locator('main ul a[href*="category="]').first());
  expect(await follow(page, category)).toBeNull();
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone, every fifth partner has a picture.
  const brizo = await open(page, '/', partner('Brizo'));
  expect(await follow(page, brizo)).toBeNull();
});

test('[V6, X5] with reduced motion no page has a transition', async ({ page }) => {
  await holdTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { from, link } = carrying[1]!;
  expect(await follow(page, await open(page, from, link))).toBeNull();
});
