import { decodeComponent } from '../../domain/routes';
import { restoresScroll } from '../../domain/site-settings';

/** The location of Gatsby's router: the hash with its `#`, and the action that led to it, `POP` for back and forward. */
type RouterLocation = Pick<Location, 'hash'> & { readonly action?: string };

/** R7: whether Gatsby returns to the position at which a page was left. A hash leads to its element, also back and forward. */
export const restoresPosition = ({ hash, action }: RouterLocation, restores = restoresScroll): boolean =>
  restores && action === 'POP' && hash.length < 2;

const findTarget = (hash: string) => (hash.length > 1 ? document.getElementById(decodeComponent(hash.slice(1))) : null);

/** R7: scrolls a new page to its top or to its hash; `scroll-padding` keeps the target below the navbar. */
export function scrollToTarget(location: RouterLocation): void {
  if (restoresPosition(location)) return;
  const target = findTarget(location.hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  // The inline script of the page marks whether it is scrolled: here before the page is painted.
  window.dispatchEvent(new Event('scroll'));
}

/** Expands the disclosure or the accordion item that the hash of an address names. Safari 15.6 does not scroll to it by itself. */
export function expandTarget({ hash }: RouterLocation): void {
  const target = findTarget(hash);
  if (!window.scrollY) target?.scrollIntoView();
  if (target instanceof HTMLDetailsElement) target.open = true;
  else if (target?.getAttribute('aria-expanded') === 'false') target.click();
}
