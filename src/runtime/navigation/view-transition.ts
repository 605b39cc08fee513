/** How long the page before may stand while the next one is drawn, in milliseconds. */
const transitionTimeout = 400;

let resolveTransition: () => void = () => undefined;

/** Says that the page is drawn and stands where its address says. */
export const finishTransition = (): void => resolveTransition();

/**
 * Shows a page: in a cross-fade from the one before where the browser has view transitions and motion is welcome, at once
 * everywhere else.
 */
export function withViewTransition(show: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  let isBegun = false;
  const transition = document.startViewTransition(() => {
    isBegun = true;
    const isDrawn = new Promise<void>((resolve) => {
      resolveTransition = resolve;
      setTimeout(resolve, transitionTimeout);
    });
    show();
    return isDrawn;
  });
  // A browser that is too busy to draw the page before keeps nobody waiting.
  setTimeout(() => isBegun || transition.skipTransition(), transitionTimeout);
  // The browser skips what a later navigation overtakes, and says so by refusing both.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
}
