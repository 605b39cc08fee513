import { expect, type Page, test as freshTest } from '@playwright/test';
import sharp from 'sharp';
import { openHydrated } from '../tests/support/page';
import { test } from '../tests/support/reading-page';
import { openBoardPage, sampleBoard } from './board.page';
import { readLooks, turnStyleSheets } from './style-checks';

async function openInForcedColors(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, path);
}

const decorationLine = 'text-decoration-line';

test('[X1] in forced colors only the link of the current page and the selected filter are underlined in their rows', async ({ page }) => {
  await openInForcedColors(page, '/news-and-events/events');
  const news = page.getByRole('banner').getByRole('link', { name: 'News', exact: true });
  await expect(news).toHaveCSS(decorationLine, 'underline');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toHaveCSS(decorationLine, 'none');
  const filter = page.getByRole('navigation', { name: 'News and events by kind' });
  await expect(filter.getByRole('link', { name: 'Events' })).toHaveCSS(decorationLine, 'underline');
  await expect(filter.getByRole('link', { name: 'News' })).toHaveCSS(decorationLine, 'none');
});

test('[X1, N6] in forced colors the focus, the open panel and its wordmarks can be seen', async ({ page }) => {
  await openInForcedColors(page, '/our-story');
  for (const link of [page.getByRole('main').getByRole('link').first(), page.getByRole('contentinfo').getByRole('link').first()]) {
    await link.focus();
    await expect(link).toHaveCSS('outline-style', 'solid');
    const [ring, canvas] = await link.evaluate((element) => [
      getComputedStyle(element).outlineColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(ring).not.toBe(canvas);
  }
  const button = page.getByRole('button', { name: 'Partners', exact: true });
  await expect(button).toHaveCSS(decorationLine, 'none');
  await button.click();
  await expect(button).toHaveCSS(decorationLine, 'underline');
  const logo = page.locator('#partners-panel li a > *').first();
  const [mark, ground] = await logo.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.closest('[data-lenis-prevent]')!).backgroundColor,
  ]);
  expect(mark).not.toBe(ground);
});

freshTest('[N5, X1] where a browser darkens pages by itself the wordmarks can be read', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await openHydrated(page, '/our-story');
  await page.getByRole('button', { name: 'Partners', exact: true }).click();
  const logo = page.locator('#partners-panel li a > *').first();
  await expect
    .poll(async () => {
      const [light] = (await sharp(await logo.screenshot()).stats()).channels;
      return light!.max - light!.min;
    })
    .toBeGreaterThan(100);
});

freshTest('[G2, X1] in forced colors the code of a board is dark on white, as a phone reads it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openBoardPage(page, sampleBoard);
  const code = await page.getByRole('img', { name: 'The same link, to scan with a phone' }).screenshot();
  const { channels } = await sharp(code).greyscale().stats();
  expect(channels[0]!.mean).toBeGreaterThan(100);
  expect(channels[0]!.mean).toBeLessThan(200);
});

test('[N1, N6] a finger that has closed the partners leaves no line under their button', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 1366, height: 1024 } });
  await openHydrated(page, '/our-story');
  const button = page.getByRole('button', { name: 'Partners', exact: true });
  await button.tap();
  await expect(button).toHaveCSS('background-size', '100% 1px');
  await button.tap();
  await expect.poll(() => button.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(button).toHaveCSS('background-size', '0px 1px');
});

test('[X1, Q2] in forced colors an open question and an invalid field differ from the others', async ({ page }) => {
  await openInForcedColors(page, '/contact-us/inquiry');
  await page.getByRole('main').locator('[type="submit"]').click();
  const wrong = page.locator('main [aria-invalid="true"]').first();
  const right = page.locator('main input:not([aria-invalid="true"]):not([type="hidden"])').first();
  const edge = (element: Element) => {
    const { borderBottomColor, borderBottomWidth, borderBottomStyle, outlineWidth } = getComputedStyle(element);
    return [borderBottomColor, borderBottomWidth, borderBottomStyle, outlineWidth].join(' ');
  };
  expect(await wrong.evaluate(edge)).not.toBe(await right.evaluate(edge));
  const question = page.locator('footer h3 button').first();
  const icon = () => question.locator('svg').first().innerHTML();
  const closed = await icon();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await icon()).not.toBe(closed);
});

/** The color of a page at its left edge, as it is drawn. */
async function readBackgroundColor(page: Page): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x: 4, y: 400, width: 1, height: 1 } });
  return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
}

freshTest('[X1] automatic dark mode does not change a page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.setContent('');
  expect(Math.max(...(await readBackgroundColor(page)))).toBeLessThan(64);
  await page.goto('/contact-us/inquiry');
  expect(await readBackgroundColor(page)).toEqual([245, 241, 234]);
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(29, 25, 22)');
});

test('[B2] a page looks the same whatever the order of its style sheets', async ({ plainPage: page }) => {
  for (const path of ['/', '/brand-partners/kohler', '/contact-us/inquiry']) {
    await page.goto(path);
    const looks = await readLooks(page);
    await page.route(path, async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({ body: turnStyleSheets(html), contentType: 'text/html; charset=utf-8' });
    });
    await page.reload();
    expect((await readLooks(page)).filter((look, index) => look !== looks[index])).toEqual([]);
  }
});
