/** How long the previous page may stay while a transition to the next one is prepared, in milliseconds. */
const preparationTimeout = 100;

let isSlow = false;
let resolveTransition: () => void = () => undefined;

/** Reports that the page has rendered and scrolled to its target. */
export const finishTransition = (): void => resolveTransition();

/**
 * Shows a page in a view transition. Without support for view transitions, or when the visitor prefers reduced motion, it is shown at once:
 * also on a machine that could not prepare an earlier transition in time.
 */
export function withViewTransition(show: () => void): void {
  if (isSlow || !('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  const { documentElement: root } = document;
  // By this attribute, styles distinguish the page that is left from the next one (ui/picture/picture.module.css).
  root.dataset.leaving = '';
  const transition = document.startViewTransition(() => {
    delete root.dataset.leaving;
    // Skips the transition of an earlier navigation, whose page is not shown.
    finishTransition();
    const isRendered = new Promise<void>((resolve) => {
      resolveTransition = resolve;
    });
    show();
    return isRendered;
  });
  const timer = setTimeout(() => {
    isSlow = true;
    transition.skipTransition();
  }, preparationTimeout);
  const stop = () => clearTimeout(timer);
  // Both promises reject when a later navigation skips the transition.
  transition.ready.then(stop, stop);
  transition.finished.catch(stop);
}
