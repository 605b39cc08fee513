import { type Course, courseOf, pulled, type Swipe, swipeOf, type Way } from '../../logic/swipe';

interface Options {
  /** What goes along with the finger. */
  hand: HTMLElement;
  /** What thins as the finger goes down. */
  ground: HTMLElement;
  /** Whether there is nothing more to see on either side. */
  ends: () => { isFirst: boolean; isLast: boolean };
  onSwiped: (swipe: Swipe) => void;
}

type Moment = Way & { time: number };

/** The speed of a finger as it leaves is that of its last moments, in ms. */
const lately = 80;

const momentOf = ({ clientX, clientY, timeStamp }: PointerEvent): Moment => ({ x: clientX, y: clientY, time: timeStamp });
const between = (from: Way, to: Way): Way => ({ x: to.x - from.x, y: to.y - from.y });
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function speedOf(trail: readonly Moment[], now: number): Way {
  const late = trail.filter(({ time }) => now - time < lately);
  const [first, last] = [late[0], late.at(-1)];
  if (!first || !last || first === last) return { x: 0, y: 0 };
  const { x, y } = between(first, last);
  return { x: x / (last.time - first.time), y: y / (last.time - first.time) };
}

/**
 * Lets the picture follow one finger, and says what the finger meant. A second finger zooms and a zoomed page is moved:
 * both are the browser's own. Returns how to stop it.
 */
export function followFinger(stage: HTMLElement, { hand, ground, ends, onSwiped }: Options): () => void {
  let trail: Moment[] = [];
  let course: Course | 'nowhere' | null = null;
  const letGo = () => {
    trail = [];
    course = null;
    delete hand.dataset.held;
    hand.style.transform = '';
    ground.style.opacity = '';
  };
  const draw = ({ x, y }: Way) => {
    hand.dataset.held = '';
    hand.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0)`;
    ground.style.opacity = String(1 - Math.min(y / stage.clientHeight, 1) / 2);
  };
  const onDown = (event: PointerEvent) => {
    letGo();
    if (event.isPrimary && event.pointerType !== 'mouse' && !isZoomed()) trail = [momentOf(event)];
  };
  const onMove = (event: PointerEvent) => {
    const [first] = trail;
    if (!first || !event.isPrimary) return;
    const now = momentOf(event);
    trail.push(now);
    course ??= courseOf(between(first, now));
    if (course && course !== 'nowhere' && !isStill()) draw(pulled(course, between(first, now), ends()));
  };
  const onUp = (event: PointerEvent) => {
    const [first] = trail;
    const swipe =
      first && course && course !== 'nowhere'
        ? swipeOf(course, between(first, momentOf(event)), speedOf(trail, event.timeStamp), { x: stage.clientWidth, y: stage.clientHeight })
        : 'stay';
    // A picture that is on its way out goes from where the finger left it.
    if (swipe === 'close') trail = [];
    else letGo();
    if (swipe !== 'stay') onSwiped(swipe);
  };
  const onZoom = () => stage.toggleAttribute('data-zoomed', isZoomed());
  const events = new AbortController();
  const { signal } = events;
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', letGo, { signal });
  window.visualViewport?.addEventListener('resize', onZoom, { signal });
  onZoom();
  return () => {
    events.abort();
    letGo();
  };
}
