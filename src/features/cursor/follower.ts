import { easeOutExpo } from '../../ui/ease-out-expo';

/**
 * V2: the options of the mouse-follower library that the owner's old site used, with the meaning they have there.
 *
 * - `speed` is the length, in seconds, of the tween that brings the follower to the pointer, eased by expo.out; each
 *   move of the pointer starts it anew from where the follower is: `p = from + (to - from) · (1 - 2^(-10 t / speed))`.
 * - `skewing` multiplies the stretch that follows from the distance `d`, in px, that is left to the pointer:
 *   `s = skewing · min(d · delta, deltaMax)`; the follower is turned towards the pointer and scaled by `1 + s` along that
 *   line and `1 - s` across it. `delta` and `deltaMax` are the library's own defaults.
 */
export const followerOptions = { speed: 0.55, skewing: 4, delta: 0.001, deltaMax: 0.15 } as const;

/** A place in the window, in px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The follower on its way; `elapsed` in seconds since the pointer last moved. */
export interface Follower {
  readonly from: Point;
  readonly to: Point;
  readonly elapsed: number;
}

/** A follower that is where the pointer is. */
export const createFollower = (to: Point): Follower => ({ from: to, to, elapsed: followerOptions.speed });

/** Where the follower is. */
export function getPosition({ from, to, elapsed }: Follower): Point {
  const progress = easeOutExpo(elapsed / followerOptions.speed);
  return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
}

/** The follower when the pointer has moved: it sets out anew from where it is. */
export const retargetFollower = (follower: Follower, to: Point): Follower => ({ from: getPosition(follower), to, elapsed: 0 });

/** The follower some seconds later. */
export const advanceFollower = (follower: Follower, seconds: number): Follower => ({
  ...follower,
  elapsed: Math.min(follower.elapsed + Math.max(seconds, 0), followerOptions.speed),
});

/** Whether it has arrived, so that there is nothing to draw any more. */
export const isAtRest = ({ elapsed }: Follower): boolean => elapsed >= followerOptions.speed;

/** How the follower is drawn: its place, the direction of the pointer in radians, and its scale along and across. */
export interface CursorTransform extends Point {
  readonly angle: number;
  readonly along: number;
  readonly across: number;
}

export function getCursorTransform(follower: Follower): CursorTransform {
  const { x, y } = getPosition(follower);
  const remaining = { x: follower.to.x - x, y: follower.to.y - y };
  const stretch =
    followerOptions.skewing * Math.min(Math.hypot(remaining.x, remaining.y) * followerOptions.delta, followerOptions.deltaMax);
  return { x, y, angle: Math.atan2(remaining.y, remaining.x), along: 1 + stretch, across: 1 - stretch };
}

/** A shape in the words of CSS: transform only, so that nothing is laid out or painted anew. */
export const toCssTransform = ({ x, y, angle, along, across }: CursorTransform): string =>
  `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) rotate(${angle.toFixed(4)}rad) scale(${along.toFixed(4)}, ${across.toFixed(4)})`;
