/** How long the previous page may stay while the next one renders, in milliseconds. */
const transitionTimeout = 400;

let resolveTransition: () => void = () => undefined;

/** Reports that the page has rendered and scrolled to its target. */
export const finishTransition = (): void => resolveTransition();

/**
 * Shows a page in a view transition. Without support for view transitions, or when the visitor prefers reduced motion, it is shown at once.
 */
export function withViewTransition(show: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  let isStarted = false;
  const transition = document.startViewTransition(() => {
    isStarted = true;
    const isRendered = new Promise<void>((resolve) => {
      resolveTransition = resolve;
      setTimeout(resolve, transitionTimeout);
    });
    show();
    return isRendered;
  });
  // A browser that is too busy to capture the previous page does not delay the next one.
  setTimeout(() => isStarted || transition.skipTransition(), transitionTimeout);
  // Both reject when a later navigation skips the transition.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
}
