import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectClosed, lightbox, openPicture, expectPicture, pictureLinks } from './lightbox.page';
import { readPageState } from './page-audit';
import { withMotion } from '../tests/support/page';

test.use(withMotion);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface TouchPoint {
  id?: number;
  x: number;
  y: number;
}

const screenCenter = { x: 195, y: 420 };

/**
 * One finger or two on the screen; `after` is in ms since the event before. Each event carries its time, so that a stall
 * of the machine makes no finger slower. The times begin with now and are waited for: an event from before a press that
 * the page has had already ends Chromium's renderer by one of its own checks.
 */
async function createTouch(page: Page) {
  const screen = await page.context().newCDPSession(page);
  let clock = Date.now();
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: TouchPoint[], after: number) => {
    clock += after;
    await setTimeout(clock - Date.now());
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: clock / 1_000 });
  };
  return {
    down: (...at: TouchPoint[]) => send('touchStart', at, 20),
    move: (at: TouchPoint[], after = 20) => send('touchMove', at, after),
    up: (after = 20) => send('touchEnd', [], after),
  };
}

/** Draws a finger over the screen from its middle, slowly unless it flicks. */
async function dragFinger(page: Page, way: TouchPoint, isFlick = false): Promise<void> {
  const { down, move, up } = await createTouch(page);
  await down(screenCenter);
  for (let step = 1; step <= 8; step += 1)
    await move([{ x: screenCenter.x + (way.x * step) / 8, y: screenCenter.y + (way.y * step) / 8 }], isFlick ? 8 : 30);
  // A finger that rests before it leaves has no speed.
  await up(isFlick ? 8 : 120);
}

/** Draws two fingers apart, or together. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const { down, move, up } = await createTouch(page);
  const both = (apart: number) => [
    { id: 0, x: screenCenter.x - apart / 2, y: screenCenter.y },
    { id: 1, x: screenCenter.x + apart / 2, y: screenCenter.y },
  ];
  await down(both(from)[0]!);
  await down(...both(from));
  for (let step = 1; step <= 16; step += 1) await move(both(from + ((to - from) * step) / 16));
  await up();
}

const getPictureLeft = (page: Page) =>
  lightbox(page)
    .getByRole('img')
    .evaluate((image) => Math.round(image.getBoundingClientRect().left));

const getZoomScale = (page: Page) => page.evaluate(() => window.visualViewport?.scale ?? 1);

test('[R9, V5, X1] fingers swipe, zoom, pan and close pictures, with reduced motion too', async ({ page }) => {
  await openPicture(page, 0);
  await expect(lightbox(page)).toHaveCSS('opacity', '1');
  for (const drag of [160, 160]) {
    await dragFinger(page, { x: drag, y: 10 });
    await expectPicture(page, 0);
  }
  await dragFinger(page, { x: -160, y: 10 });
  await expectPicture(page, 1);
  await dragFinger(page, { x: -160, y: 10 });
  await expectPicture(page, 2);
  await dragFinger(page, { x: -70, y: 0 }, true);
  await expectPicture(page, 3);
  await dragFinger(page, { x: 160, y: 0 });
  await expectPicture(page, 2);

  await expect.poll(() => getPictureLeft(page)).toBe(0);
  const { down, move, up } = await createTouch(page);
  await down(screenCenter);
  for (const x of [-20, -60, -90]) await move([{ x: screenCenter.x + x, y: screenCenter.y }]);
  await expect.poll(() => getPictureLeft(page)).toBe(-90);
  await move([{ x: screenCenter.x - 40, y: screenCenter.y }]);
  await expect.poll(() => getPictureLeft(page)).toBe(-40);
  await up();
  await expect.poll(() => getPictureLeft(page)).toBe(0);
  await expectPicture(page, 2);

  await dragFinger(page, { x: -60, y: 0 });
  await dragFinger(page, { x: 0, y: 100 });
  await dragFinger(page, { x: 20, y: -300 });
  await dragFinger(page, { x: 20, y: -300 }, true);
  await expectPicture(page, 2);
  await expect(lightbox(page)).toHaveCSS('opacity', '1');

  const { scroll } = await readPageState(page);
  await dragFinger(page, { x: 10, y: 300 });
  await expectClosed(page);
  await expect.poll(() => readPageState(page)).toEqual({ body: '', root: '', scroll, inert: 0, hidden: 0 });
  await expect(pictureLinks(page).first()).toBeFocused();

  await pictureLinks(page).nth(1).tap();
  await expectPicture(page, 2);
  await pinch(page, 40, 320);
  await expect.poll(() => getZoomScale(page)).toBeGreaterThan(2);
  await expectPicture(page, 2);
  const panned = await page.evaluate(() => window.visualViewport!.pageLeft);
  await dragFinger(page, { x: -160, y: 0 });
  await expectPicture(page, 2);
  await expect.poll(() => page.evaluate(() => window.visualViewport!.pageLeft)).toBeGreaterThan(panned + 20);
  await dragFinger(page, { x: 0, y: 300 });
  await expectPicture(page, 2);
  await pinch(page, 300, 20);
  await expect.poll(() => getZoomScale(page)).toBe(1);
  await expectPicture(page, 2);
  await dragFinger(page, { x: -160, y: 0 });
  await expectPicture(page, 3);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => getPictureLeft(page)).toBe(0);
  await down(screenCenter);
  for (const x of [20, 60, 160]) await move([{ x: screenCenter.x + x, y: screenCenter.y }]);
  expect(await getPictureLeft(page)).toBe(0);
  await up();
  await expectPicture(page, 2);
  await expect.poll(() => getPictureLeft(page)).toBe(0);
});
