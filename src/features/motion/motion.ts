import { isArticlePath } from '../../domain/addresses';

/** V2: where the cursor exists: wide windows, a fine pointer that hovers, no reduced motion. */
export const cursorMediaQuery = '(min-width: 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** V1: whether a page scrolls smoothly: all pages except articles. */
export const isSmoothScrollPath = (path: string): boolean => !isArticlePath(path);

/** What starts a motion, and returns what ends it. */
type Start = () => () => void;

/** Keeps a motion going while a media query matches. Without its code, the page is as it is without it. */
function startWhile(query: string, load: () => Promise<Start>): void {
  const media = window.matchMedia(query);
  let stop: (() => void) | undefined;
  const update = (): void => {
    if (!media.matches) {
      stop?.();
      stop = undefined;
    } else
      load().then((start) => {
        if (media.matches) stop ??= start();
      }, console.error);
  };
  media.addEventListener('change', update);
  update();
}

/** Starts the cursor and smooth scrolling when a mouse or a wheel is used: a phone never fetches what only they need. */
export function startMotion(): void {
  const events = new AbortController();
  const onEvent = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    events.abort();
    startWhile(cursorMediaQuery, () => import('./cursor').then(({ startCursor }) => startCursor));
    if (isSmoothScrollPath(window.location.pathname))
      startWhile('(prefers-reduced-motion: no-preference)', () =>
        import('./smooth-scroll').then(({ startSmoothScroll }) => startSmoothScroll),
      );
  };
  for (const type of ['pointermove', 'wheel']) document.addEventListener(type, onEvent, { passive: true, signal: events.signal });
}
