import { landingOf } from '../../logic/landing';
import { restoresScroll } from '../../logic/setting';

/** An address as Gatsby's router gives it: with how one came there. */
type Arrival = Pick<Location, 'hash'> & { action?: string };

/** Keeps the browser from going back to old positions by itself; a page it kept whole begins at its top, too. */
export function ownScroll() {
  if (restoresScroll) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', ({ persisted }) => persisted && land(window.location));
}

/** Whether Gatsby itself brings a page back to where it was left. */
export const isLeftToGatsby = (arrival: Arrival): boolean => landingOf(arrival, restoresScroll) === 'left';

/** Opens what an address leads to, where that opens in place. */
export function reveal({ hash }: Arrival) {
  const landing = landingOf({ hash }, false);
  const element = landing instanceof Object && document.getElementById(landing.id);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element && element.ariaExpanded === 'false') element.click();
}

/** Brings a page that has just been put there to where its address says; `scroll-padding` keeps a hash below the bar. */
export function land(arrival: Arrival) {
  const landing = landingOf(arrival, restoresScroll);
  if (landing === 'left') return;
  const element = landing === 'top' ? null : document.getElementById(landing.id);
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 0);
}
