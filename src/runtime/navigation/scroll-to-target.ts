import { getScrollTarget } from './scroll-target';
import { restoresScroll } from '../../domain/settings/site-settings';

/** An address as Gatsby's router gives it: with how one came there. */
type RouterLocation = Pick<Location, 'hash'> & { action?: string };

/** Keeps the browser from going back to old positions by itself; a page it kept whole begins at its top, too. */
export function disableScrollRestoration() {
  if (restoresScroll) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', ({ persisted }) => persisted && scrollToTarget(window.location));
}

/** Whether Gatsby itself brings a page back to where it was left. */
export const delegatesScroll = (arrival: RouterLocation): boolean => getScrollTarget(arrival, restoresScroll) === 'left';

/** Opens what an address leads to, where that opens in place. */
export function expandTarget({ hash }: RouterLocation) {
  const landing = getScrollTarget({ hash }, false);
  const element = landing instanceof Object && document.getElementById(landing.id);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element && element.ariaExpanded === 'false') element.click();
}

/** Brings a page that has just been put there to where its address says; `scroll-padding` keeps a hash below the bar. */
export function scrollToTarget(arrival: RouterLocation) {
  const landing = getScrollTarget(arrival, restoresScroll);
  if (landing === 'left') return;
  const element = landing === 'top' ? null : document.getElementById(landing.id);
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 0);
}
