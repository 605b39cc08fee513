import * as styles from './cursor.module.css';

/**
 * V2: the options of the mouse-follower library that the owner's old site used, with the same meaning.
 *
 * - `speed` is the duration, in seconds, of the tween that brings the cursor to the pointer, eased by expo.out. Each move of the pointer
 * restarts it from the current position: `p = from + (to - from) · (1 - 2^(-10 t / speed))`.
 * - `skewing` multiplies the stretch, which depends on the remaining distance `d` in px: `s = skewing · min(d · delta, deltaMax)`. The
 * cursor is rotated towards the pointer and scaled by `1 + s` along that line and `1 - s` across it. `delta` and `deltaMax` are the
 * defaults of the library.
 */
const speed = 0.55;
const skewing = 4;
const delta = 0.001;
const deltaMax = 0.15;

/** A position in the window, in px from its top left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const fieldSelector = 'input, textarea, select';
const controlSelector = 'a, button, summary, label, [role="button"]';
const pictureSelector = 'img, picture';
/** Elements that may cover their own picture: a hero with text, a figure with a scrim. */
const containerSelector = 'section, figure, li, dialog, [role="dialog"]';

/** V2: hidden over pictures and fields and while keys are used, a ring over links and buttons, a dot elsewhere. */
function cursorStateAt(element: Element, { x, y }: Point): 'dot' | 'hidden' | 'ring' {
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

/** A dot and a ring. A popover, because dialogs and popovers are above everything else. Hidden from screen readers, it never catches a click. */
function createCursor(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.cursor!;
  element.popover = 'manual';
  element.dataset['cursor'] = 'hidden';
  element.dataset['print'] = 'none';
  element.setAttribute('aria-hidden', 'true');
  for (const name of [styles.dot, styles.ring]) element.appendChild(document.createElement('span')).className = name!;
  document.body.append(element);
  element.showPopover();
  return element;
}

/**
 * V2: an element that follows the pointer by `transform` only, so that there is no layout or paint. Its one frame loop stops while the pointer
 * rests. Returns what removes it.
 */
export function startCursor(): () => void {
  const element = createCursor();
  /** The tween, and the seconds since the pointer last moved. Without a pointer there is none. */
  let from: Point = { x: 0, y: 0 };
  let to: Point | null = null;
  let elapsed = speed;
  let frame = 0;
  let last = 0;
  /** Where the pointer rests while keys are used: a dialog that opens under it moves no dot. */
  let resting: Point | null = null;
  /** The dialog or the popover below the pointer. */
  let overlay: Element | null = null;

  const getPosition = (target: Point): Point => {
    const progress = elapsed >= speed ? 1 : 1 - 2 ** ((-10 * elapsed) / speed);
    return { x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress };
  };

  const draw = (target: Point) => {
    const { x, y } = getPosition(target);
    const [restX, restY] = [target.x - x, target.y - y];
    const stretch = skewing * Math.min(Math.hypot(restX, restY) * delta, deltaMax);
    const [angle, along, across] = [Math.atan2(restY, restX), 1 + stretch, 1 - stretch].map((value) => value.toFixed(4));
    element.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) rotate(${angle!}rad) scale(${along!}, ${across!})`;
  };

  const tick = (now: number) => {
    frame = 0;
    if (!to) return;
    elapsed = Math.min(elapsed + Math.max(now - last, 0) / 1000, speed);
    draw(to);
    if (elapsed < speed) requestDraw(now);
  };

  const requestDraw = (now: number) => {
    if (frame) return;
    last = now;
    frame = requestAnimationFrame(tick);
  };

  const moveTo = (point: Point) => {
    from = to ? getPosition(to) : point;
    elapsed = to ? 0 : speed;
    to = point;
  };

  const onPointerOver = (event: PointerEvent) => {
    const { target } = event;
    if (resting || event.pointerType === 'touch' || !(target instanceof Element)) return;
    if (!to) moveTo(toPoint(event));
    draw(to!);
    const below = target.closest('dialog, [popover]');
    if (below !== overlay) {
      // What was opened last is on top.
      element.hidePopover();
      element.showPopover();
      overlay = below;
    }
    element.dataset['cursor'] = cursorStateAt(target, toPoint(event));
    // Each background sets the color that contrasts with it.
    element.style.setProperty('--focus', getComputedStyle(target).getPropertyValue('--focus'));
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const point = toPoint(event);
    if (resting && (resting.x !== point.x || resting.y !== point.y)) {
      resting = null;
      onPointerOver(event);
    }
    if (resting) return;
    moveTo(point);
    requestDraw(performance.now());
  };

  const hide = () => {
    to = null;
    element.dataset['cursor'] = 'hidden';
  };

  const onKeyDown = () => {
    resting = to ?? resting;
    hide();
  };

  const events = new AbortController();
  const options = { passive: true, signal: events.signal };
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.documentElement.addEventListener('pointerleave', hide, options);
  // A page that comes back does not know where the pointer is.
  window.addEventListener('pagehide', hide, options);
  return () => {
    events.abort();
    cancelAnimationFrame(frame);
    element.remove();
  };
}
