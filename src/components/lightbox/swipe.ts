/** A distance in px, or a velocity in px per ms: to the right and down. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The axis of a drag: along the row of pictures, or down to close. */
export type SwipeAxis = 'across' | 'down';

/** The action of a finished drag. */
export type SwipeResult = 'previous' | 'next' | 'close' | 'stay';

/** The distance after which the axis is decided, in px. */
const minDistance = 8;

/** The speed from which a short drag counts, in px per ms. */
const minFlickSpeed = 0.35;

/** The share of the screen that a slow drag must cross. */
const minDistanceShare = 0.25;

/** The axis of a drag, or null while it is too short to decide. Dragging up does nothing. */
export function getSwipeAxis({ x, y }: Vector): SwipeAxis | 'nowhere' | null {
  if (Math.hypot(x, y) < minDistance) return null;
  if (Math.abs(x) > Math.abs(y)) return 'across';
  return y > 0 ? 'down' : 'nowhere';
}

/** Whether a drag was long or fast enough, and did not turn back at its end. */
function isIntentional(offset: number, speed: number, size: number): boolean {
  if (Math.abs(offset) < minDistance || offset * speed < 0) return false;
  return Math.abs(speed) >= minFlickSpeed || Math.abs(offset) >= size * minDistanceShare;
}

/** The action of a drag by its offset and its final velocity, on a screen of a size in px. */
export function getSwipeResult(axis: SwipeAxis, offset: Vector, speed: Vector, { x: width, y: height }: Vector): SwipeResult {
  if (axis === 'down') return offset.y > 0 && isIntentional(offset.y, speed.y, height) ? 'close' : 'stay';
  if (!isIntentional(offset.x, speed.x, width)) return 'stay';
  return offset.x < 0 ? 'next' : 'previous';
}

/** The offset of the picture for an offset of the finger, in px: the same, or a third past the first and last picture. */
export function applyResistance(axis: SwipeAxis, { x, y }: Vector, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Vector {
  if (axis === 'down') return { x: 0, y: Math.max(y, 0) };
  return { x: (x > 0 ? isFirst : isLast) ? x / 3 : x, y: 0 };
}
