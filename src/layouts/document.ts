import { decodeComponent } from '../domain/addresses';
import { restoresScroll, transparentUntil } from '../domain/site-settings';
import { hasModifier } from '../ui/key-press';

/**
 * The script at the head of each document, as text. It marks whether the page is scrolled (N2), waits with a page of the site that follows another
 * until the picture at its head is there (V6), ends the transition by which the page was shown, and keeps the browser from restoring a position: each navigation starts at the top, back and forward too (R7). While a transition lasts,
 * the browser gives a press to the root, whatever is under it: it ends, and what is there gets the press. A browser without popovers has the
 * document without scripts (X6): WebKit 2.38, which restores nothing, would not scroll to the target of a hash either.
 */
export const documentScript = `(() => {
  const root = document.documentElement;
  if (!('popover' in root)) return;
  const mark = () => (root.dataset.scrolled = scrollY > ${transparentUntil});
  mark();
  addEventListener('scroll', mark, { passive: true });
  if (globalThis.navigation?.activation?.from) for (const link of document.querySelectorAll('link[rel=expect]')) link.media = 'all';
  const endTransition = () => (document.querySelector('style[data-transition]').media = 'not all');
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return endTransition();
    viewTransition.finished.then(endTransition);
    const passOn = (press) => {
      if (press.target !== root) return;
      viewTransition.skipTransition();
      document.elementFromPoint(press.clientX, press.clientY)?.dispatchEvent(new MouseEvent('click', press));
    };
    addEventListener('click', passOn, { capture: true, once: true });
  });
  ${
    restoresScroll
      ? ''
      : `const restoreNothing = () => (history.scrollRestoration = 'manual');
  restoreNothing();
  addEventListener('hashchange', restoreNothing);
  addEventListener('pageshow', ({ persisted }) => persisted && !location.hash && scrollTo(0, 0));`
  }
})();`;

/**
 * B5: the browser prefetches a page of the site when the pointer comes near a link to it, as `runtime/prefetch` does: no file, and nothing of the
 * service. It fetches at most two of them at a time.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/*.*","/api/*"]}}]},"eagerness":"moderate"}]}';

/** R6: gives the live region, which Gatsby renders into each document, the name of the page. */
export function announcePage(): void {
  const region = document.getElementById('gatsby-announcer');
  if (region) region.textContent = document.title;
}

/**
 * Expands the disclosure or the accordion item that the hash of an address names. A browser that restores no position shows it neither after a
 * reload nor on the way back.
 */
export function expandTarget({ hash }: Pick<Location, 'hash'>): void {
  const target = hash.length > 1 ? document.getElementById(decodeComponent(hash.slice(1))) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
  else if (target?.getAttribute('aria-expanded') === 'false') target.click();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') target?.scrollIntoView();
}

/**
 * V6: by it a browser shows the change from one document to another as a transition, where both have it. Preparing one takes up to 0.1 s on a phone:
 * once a page is shown, its document turns it off.
 */
export const transitionStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * V6: lets the picture of a pressed entry grow into the picture at the head of the next page, by styles that name it while the link is marked
 * (ui/picture.module.css). A link without such a picture shows its page at once.
 */
export function prepareTransitions(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-transition]');
  const isNamed = (part: Element): boolean => getComputedStyle(part).viewTransitionName === 'picture' && part.getClientRects().length > 0;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!style || !link) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    // An address with a hash does not begin at the head of its page.
    if (!event.defaultPrevented && !hasModifier(event) && !link.hash) link.dataset['pressed'] = '';
    style.media = Array.from(document.querySelectorAll('main :has(picture)')).some(isNamed) ? 'all' : 'not all';
    // Computes the styles, by which the browser knows of it before the next page comes, which may be fetched already.
    link.getClientRects();
  });
}
