import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { closeButton, expectClosed, lightbox, openPicture, expectPicture, pictureLinks } from './lightbox.page';
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

/** Draws a finger, and waits until a picture stands still in the middle. */
async function swipeTo(page: Page, number: number, way: TouchPoint, isFlick = false): Promise<void> {
  await dragFinger(page, way, isFlick);
  await expectPicture(page, number);
  await expect.poll(() => getPictureLeft(page)).toBe(0);
}

test('[R9, V5, X1] fingers swipe, zoom and pan pictures, with reduced motion too', async ({ page }) => {
  await openPicture(page, 0);
  await expect(lightbox(page)).toHaveCSS('opacity', '1');
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await swipeTo(page, 0, { x: 220, y: 10 });
    await swipeTo(page, 0, { x: 220, y: 10 });
    await swipeTo(page, 1, { x: -220, y: 10 });
    await swipeTo(page, 2, { x: -70, y: 0 }, true);
    // Too short, and down or up.
    for (const way of [
      { x: -60, y: 0 },
      { x: 10, y: 300 },
      { x: 20, y: -300 },
    ])
      await swipeTo(page, 2, way);
    await swipeTo(page, 1, { x: 220, y: 0 });
  }

  await pinch(page, 40, 320);
  await expect.poll(() => getZoomScale(page)).toBeGreaterThan(2);
  const panned = await page.evaluate(() => window.visualViewport!.pageLeft);
  for (const isFlick of [false, true]) await dragFinger(page, { x: -160, y: 0 }, isFlick);
  await expect.poll(() => page.evaluate(() => window.visualViewport!.pageLeft)).toBeGreaterThan(panned + 20);
  await expectPicture(page, 1);
  await pinch(page, 300, 20);
  await expect.poll(() => getZoomScale(page)).toBe(1);
  await swipeTo(page, 2, { x: -220, y: 0 });

  await closeButton(page).tap();
  await expectClosed(page);
  expect(await readPageState(page)).toMatchObject({ body: '', root: '', inert: 0 });
  await expect(pictureLinks(page).first()).toBeFocused();
});
