/** How long the page before may stand while the next one is drawn, in milliseconds. */
const patience = 400;

let drawn: () => void = () => undefined;

/** Says that the page is drawn and stands where its address says. */
export const hasDrawn = (): void => drawn();

/**
 * Shows a page: in a cross-fade from the one before where the browser has view transitions and motion is welcome, at once
 * everywhere else.
 */
export function crossFade(show: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  const { ready, finished } = document.startViewTransition(() => {
    const isDrawn = new Promise<void>((resolve) => {
      drawn = resolve;
      setTimeout(resolve, patience);
    });
    show();
    return isDrawn;
  });
  // The browser skips what a later navigation overtakes, and says so by refusing both.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
}
