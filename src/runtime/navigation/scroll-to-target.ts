import { getScrollTarget } from './scroll-target';
import { restoresScroll } from '../../domain/settings/site-settings';

/** The location of Gatsby's router, with the action that led to it. */
type RouterLocation = Pick<Location, 'hash'> & { action?: string };

/** Stops the browser from restoring scroll positions; a page from the back/forward cache starts at its top, too. */
export function disableScrollRestoration() {
  if (restoresScroll) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', ({ persisted }) => persisted && scrollToTarget(window.location));
}

/** Whether Gatsby restores the scroll position of a page. */
export const delegatesScroll = (location: RouterLocation): boolean => getScrollTarget(location, restoresScroll) === 'left';

/** Expands the disclosure or the accordion item that the hash of an address names. */
export function expandTarget({ hash }: RouterLocation) {
  const target = getScrollTarget({ hash }, false);
  const element = target instanceof Object && document.getElementById(target.id);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element && element.ariaExpanded === 'false') element.click();
}

/** Scrolls a new page to its top or to its hash; `scroll-padding` keeps the target below the navbar. */
export function scrollToTarget(location: RouterLocation) {
  const target = getScrollTarget(location, restoresScroll);
  if (target === 'left') return;
  const element = target === 'top' ? null : document.getElementById(target.id);
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 0);
}
