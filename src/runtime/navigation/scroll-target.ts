import { decodeComponent } from '../../domain/routes/decode-path';
import { restoresScroll } from '../../domain/settings/site-settings';

/** Where a page scrolls to after a navigation: the top, the element of an id, or the position it was left at. */
export type ScrollTarget = 'top' | 'left' | { readonly id: string };

/** The location of Gatsby's router: the hash with its `#`, and the action that led to it, `POP` for back and forward. */
type RouterLocation = Pick<Location, 'hash'> & { readonly action?: string };

/** R7: the scroll target of a navigation. A hash leads to its element, also back and forward; else `restores` returns to the old position. */
export function getScrollTarget({ hash, action }: RouterLocation, restores: boolean): ScrollTarget {
  if (hash.length > 1) return { id: decodeComponent(hash.slice(1)) };
  return restores && action === 'POP' ? 'left' : 'top';
}

/** Makes a hash decodable for Gatsby's router, which decodes its own copy: a stray `%` would leave the page blank. */
export function sanitizeHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** Whether Gatsby restores the scroll position of a page. */
export const delegatesScroll = (location: RouterLocation): boolean => getScrollTarget(location, restoresScroll) === 'left';

/** Expands the disclosure or the accordion item that the hash of an address names. */
export function expandTarget({ hash }: RouterLocation) {
  const target = getScrollTarget({ hash }, false);
  const element = target instanceof Object && document.getElementById(target.id);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element && element.getAttribute('aria-expanded') === 'false') element.click();
}

/** Scrolls a new page to its top or to its hash; `scroll-padding` keeps the target below the navbar. */
export function scrollToTarget(location: RouterLocation) {
  const target = getScrollTarget(location, restoresScroll);
  if (target === 'left') return;
  const element = target === 'top' ? null : document.getElementById(target.id);
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 0);
  // The inline script of the page marks whether it is scrolled: here before the page is painted.
  window.dispatchEvent(new Event('scroll'));
}
