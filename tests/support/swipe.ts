import type { CDPSession } from '@playwright/test';

/** Draws a finger up over a phone's screen, which scrolls the page by about 600 px. Chromium's own gesture scrolls nothing since version 156. */
export async function swipeUp(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 195, y: 720 });
  for (let y = 660; y >= 120; y -= 60) await touch('touchMove', { x: 195, y });
  await touch('touchEnd');
}
