import * as React from 'react';
import * as styles from './cursor.module.css';

/** The exponential ease-out: `1 - 2^(-10 t)`, and 1 at the end. `t` runs from 0 to 1. */
const easeOutExpo = (t: number): number => (t >= 1 ? 1 : 1 - 2 ** (-10 * t));

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

type CursorState = 'dot' | 'ring' | 'hidden';

const fieldSelector = 'input, textarea, select';
const controlSelector = 'a, button, summary, label, [role="button"]';
const pictureSelector = 'img, picture';
/** Elements that may cover their own picture: a hero with text, a figure with a scrim. */
const containerSelector = 'section, figure, li, [role="dialog"]';

/** V2: hidden over pictures and fields and while keys are used, a ring over links and buttons, a dot elsewhere. */
function cursorStateAt(element: Element, { x, y }: Point): CursorState {
  if (element.closest(fieldSelector)) return 'hidden';
  const control = element.closest(controlSelector);
  const container = control ?? element.closest(containerSelector) ?? element;
  const isOverPicture = document
    .elementsFromPoint(x, y)
    .some((candidate) => candidate.matches(pictureSelector) && container.contains(candidate));
  if (isOverPicture) return 'hidden';
  return control ? 'ring' : 'dot';
}

const toPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Makes an element follow the pointer with one frame loop, which stops while the pointer rests. Returns the cleanup function. */
function followPointer(element: HTMLElement): () => void {
  let follower: Follower | null = null;
  let frame = 0;
  let last = 0;
  const draw = () => {
    if (follower) element.style.transform = toCssTransform(getCursorTransform(follower));
  };
  const tick = (now: number) => {
    frame = 0;
    if (!follower) return;
    follower = advanceFollower(follower, (now - last) / 1000);
    draw();
    if (!isAtRest(follower)) requestDraw(now);
  };
  const requestDraw = (now: number) => {
    if (frame) return;
    last = now;
    frame = requestAnimationFrame(tick);
  };
  /** Where the pointer rests while keys are used: a dialog that opens under it moves no dot. */
  let resting: Point | null = null;
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const to = toPoint(event);
    if (resting && (resting.x !== to.x || resting.y !== to.y)) {
      resting = null;
      onPointerOver(event);
    }
    if (resting) return;
    follower = follower ? retargetFollower(follower, to) : createFollower(to);
    requestDraw(performance.now());
  };
  const onPointerOver = (event: PointerEvent) => {
    if (resting || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    follower ??= createFollower(toPoint(event));
    draw();
    element.dataset.cursor = cursorStateAt(event.target, toPoint(event));
    // Each background sets the color that contrasts with it.
    element.style.setProperty('--focus', getComputedStyle(event.target).getPropertyValue('--focus'));
  };
  const onPointerLeave = () => {
    follower = null;
    element.dataset.cursor = 'hidden';
  };
  const onKeyDown = () => {
    resting = follower?.to ?? resting;
    onPointerLeave();
  };
  const events = new AbortController();
  const options = { passive: true, signal: events.signal };
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.documentElement.addEventListener('pointerleave', onPointerLeave, options);
  return () => {
    events.abort();
    cancelAnimationFrame(frame);
  };
}

/** The element that follows the pointer. Hidden from screen readers, and it never catches a click. */
export function CursorDot() {
  const dot = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => followPointer(dot.current!), []);
  return (
    <div ref={dot} className={styles.cursor} data-cursor="hidden" aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.ring} />
    </div>
  );
}
