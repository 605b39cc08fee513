import {
  type Follower,
  retargetFollower,
  isAtRest,
  type Point,
  createFollower,
  getCursorTransform,
  advanceFollower,
  toCssTransform,
} from './follower';
import * as React from 'react';
import * as styles from './cursor.split.module.css';

type CursorState = 'dot' | 'ring' | 'hidden';

const fieldSelector = 'input, textarea, select';
const controlSelector = 'a, button, summary, label, [role="button"]';
const pictureSelector = 'img, picture';
/** Elements that may cover their own picture: a hero with text, a figure with a scrim. */
const containerSelector = 'section, figure, li, [role="dialog"]';

/** V2: hidden over pictures and fields, a ring over links and buttons, a dot elsewhere. */
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
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const to = toPoint(event);
    follower = follower ? retargetFollower(follower, to) : createFollower(to);
    requestDraw(performance.now());
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
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
  const events = new AbortController();
  const options = { passive: true, signal: events.signal };
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('pointerover', onPointerOver, options);
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
