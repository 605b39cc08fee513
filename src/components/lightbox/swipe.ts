/** A way or a speed on the screen, in px or in px per ms: to the right and down. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Where a finger is going: along the row of pictures, or down and out. */
export type SwipeAxis = 'across' | 'down';

/** What a finger that has left meant. */
export type SwipeResult = 'previous' | 'next' | 'close' | 'stay';

/** How far a finger goes before its course is settled, in px. */
const minDistance = 8;

/** From which speed on a short movement counts, in px per ms. */
const minFlickSpeed = 0.35;

/** The part of the screen that a slow finger must cross. */
const minDistanceShare = 0.25;

/** The course of a finger, once it is settled; upwards leads nowhere. */
export function getSwipeAxis({ x, y }: Vector): SwipeAxis | 'nowhere' | null {
  if (Math.hypot(x, y) < minDistance) return null;
  if (Math.abs(x) > Math.abs(y)) return 'across';
  return y > 0 ? 'down' : 'nowhere';
}

/** Whether a finger went far enough, or fast enough, and had not turned back when it left. */
function isIntentional(offset: number, speed: number, size: number): boolean {
  if (Math.abs(offset) < minDistance || offset * speed < 0) return false;
  return Math.abs(speed) >= minFlickSpeed || Math.abs(offset) >= size * minDistanceShare;
}

/** What a finger meant that went a way and left at a speed, on a screen of a size in px. */
export function getSwipeResult(axis: SwipeAxis, offset: Vector, speed: Vector, { x: width, y: height }: Vector): SwipeResult {
  if (axis === 'down') return offset.y > 0 && isIntentional(offset.y, speed.y, height) ? 'close' : 'stay';
  if (!isIntentional(offset.x, speed.x, width)) return 'stay';
  return offset.x < 0 ? 'next' : 'previous';
}

/** How far the picture goes with the finger, in px: all the way, or a third of it where there is nothing more to see. */
export function applyResistance(axis: SwipeAxis, { x, y }: Vector, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Vector {
  if (axis === 'down') return { x: 0, y: Math.max(y, 0) };
  return { x: (x > 0 ? isFirst : isLast) ? x / 3 : x, y: 0 };
}
