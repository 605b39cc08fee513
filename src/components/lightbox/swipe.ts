/** A distance in px, or a velocity in px per ms: to the right and down. */
interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The axis of a drag: along the row of pictures, or down to close. */
type SwipeAxis = 'across' | 'down';

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

interface SwipeOptions {
  /** The element that moves with the finger. */
  draggedElement: HTMLElement;
  /** The element that fades while the finger drags down. */
  backdrop: HTMLElement;
  /** Whether the current picture is the first or the last. */
  getBounds: () => { isFirst: boolean; isLast: boolean };
  onSwipe: (swipe: SwipeResult) => void;
}

type PointerSample = Vector & { time: number };

/** The time before the end of a drag over which its velocity is measured, in ms. */
const velocityWindow = 80;

const toSample = ({ clientX, clientY, timeStamp }: PointerEvent): PointerSample => ({ x: clientX, y: clientY, time: timeStamp });
const subtract = (from: Vector, to: Vector): Vector => ({ x: to.x - from.x, y: to.y - from.y });
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function getVelocity(trail: readonly PointerSample[], now: number): Vector {
  const recent = trail.filter(({ time }) => now - time < velocityWindow);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || first === last) return { x: 0, y: 0 };
  const { x, y } = subtract(first, last);
  return { x: x / (last.time - first.time), y: y / (last.time - first.time) };
}

/**
 * Moves the picture with one finger and reports the action. Pinching and panning a zoomed page are left to the browser. Returns the cleanup
 * function.
 */
export function trackSwipe(stage: HTMLElement, { draggedElement, backdrop, getBounds, onSwipe }: SwipeOptions): () => void {
  let trail: PointerSample[] = [];
  let axis: SwipeAxis | 'nowhere' | null = null;
  const reset = () => {
    trail = [];
    axis = null;
    delete draggedElement.dataset.dragging;
    draggedElement.style.transform = '';
    backdrop.style.opacity = '';
  };
  const draw = ({ x, y }: Vector) => {
    draggedElement.dataset.dragging = '';
    draggedElement.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0)`;
    backdrop.style.opacity = String(1 - Math.min(y / stage.clientHeight, 1) / 2);
  };
  const onDown = (event: PointerEvent) => {
    reset();
    if (event.isPrimary && event.pointerType !== 'mouse' && !isZoomed()) trail = [toSample(event)];
  };
  const onMove = (event: PointerEvent) => {
    const [first] = trail;
    if (!first || !event.isPrimary) return;
    const sample = toSample(event);
    trail.push(sample);
    axis ??= getSwipeAxis(subtract(first, sample));
    if (axis && axis !== 'nowhere' && !prefersReducedMotion()) draw(applyResistance(axis, subtract(first, sample), getBounds()));
  };
  const onUp = (event: PointerEvent) => {
    const [first] = trail;
    const swipe =
      first && axis && axis !== 'nowhere'
        ? getSwipeResult(axis, subtract(first, toSample(event)), getVelocity(trail, event.timeStamp), {
            x: stage.clientWidth,
            y: stage.clientHeight,
          })
        : 'stay';
    // A closing picture animates from where the finger left it.
    if (swipe === 'close') trail = [];
    else reset();
    if (swipe !== 'stay') onSwipe(swipe);
  };
  const onZoom = () => stage.toggleAttribute('data-zoomed', isZoomed());
  const events = new AbortController();
  const { signal } = events;
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', reset, { signal });
  window.visualViewport?.addEventListener('resize', onZoom, { signal });
  onZoom();
  return () => {
    events.abort();
    reset();
  };
}
