import { restoresScroll } from '../../domain/site-settings';
import { findTarget } from './hash-target';

/** The location of Gatsby's router: the hash with its `#`, and the action that led to it, `POP` for back and forward. */
type RouterLocation = Pick<Location, 'hash'> & { readonly action?: string };

/** R7: whether Gatsby returns to the position at which a page was left. A hash leads to its element, also back and forward. */
export const restoresPosition = ({ hash, action }: RouterLocation, restores = restoresScroll): boolean =>
  restores && action === 'POP' && hash.length < 2;

/** R7: scrolls a new page to its top or to its hash; `scroll-padding` keeps the target below the navbar. */
export function scrollToTarget(location: RouterLocation): void {
  if (restoresPosition(location)) return;
  const target = findTarget(location.hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  // The inline script of the page marks whether it is scrolled: here before the page is painted.
  window.dispatchEvent(new Event('scroll'));
}
