import { easeOutExpo } from '../../ui/ease-out-expo';

/**
 * V2: the options of the mouse-follower library that the owner's old site used, with the same meaning.
 *
 * - `speed` is the duration, in seconds, of the tween that brings the follower to the pointer, eased by expo.out. Each move of the pointer
 * restarts it from the current position: `p = from + (to - from) · (1 - 2^(-10 t / speed))`.
 * - `skewing` multiplies the stretch, which depends on the remaining distance `d` in px: `s = skewing · min(d · delta, deltaMax)`. The
 * follower is rotated towards the pointer and scaled by `1 + s` along that line and `1 - s` across it. `delta` and `deltaMax` are the
 * defaults of the library.
 */
export const followerOptions = { speed: 0.55, skewing: 4, delta: 0.001, deltaMax: 0.15 } as const;

/** A position in the window, in px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The state of the tween; `elapsed` in seconds since the pointer last moved. */
export interface Follower {
  readonly from: Point;
  readonly to: Point;
  readonly elapsed: number;
}

/** A follower at the position of the pointer. */
export const createFollower = (to: Point): Follower => ({ from: to, to, elapsed: followerOptions.speed });

/** The current position of the follower. */
export function getPosition({ from, to, elapsed }: Follower): Point {
  const progress = easeOutExpo(elapsed / followerOptions.speed);
  return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
}

/** Restarts the tween from the current position when the pointer has moved. */
export const retargetFollower = (follower: Follower, to: Point): Follower => ({ from: getPosition(follower), to, elapsed: 0 });

/** The follower after some seconds. */
export const advanceFollower = (follower: Follower, seconds: number): Follower => ({
  ...follower,
  elapsed: Math.min(follower.elapsed + Math.max(seconds, 0), followerOptions.speed),
});

/** Whether the tween has ended, so that there is nothing to draw. */
export const isAtRest = ({ elapsed }: Follower): boolean => elapsed >= followerOptions.speed;

/** How the follower is drawn: position, angle towards the pointer in radians, and scale along and across that line. */
interface CursorTransform extends Point {
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

/** The CSS of a transform. Only `transform` is set, so that there is no layout or paint. */
export const toCssTransform = ({ x, y, angle, along, across }: CursorTransform): string =>
  `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) rotate(${angle.toFixed(4)}rad) scale(${along.toFixed(4)}, ${across.toFixed(4)})`;
