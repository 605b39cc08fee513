import { createStore } from '../store';
import { useStore } from '../use-store';

/** The path and query of an address. */
export const toPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** The path and query of the page that is shown: the one value that navigation, filters, search and board read. Empty in the prerendered page. */
export const address = createStore('');

/**
 * Changes the URL without a navigation or a scroll, where the browser lets it.
 * @param newState the state of a new history entry; without it the entry stays the same.
 */
export function setUrl(url: string | URL, newState?: object): void {
  try {
    if (newState) window.history.pushState(newState, '', url);
    else window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari and Firefox refuse more than a hundred or two in ten seconds, as a held key makes. The next change succeeds.
  }
}

/** Replaces the address without a navigation, a history entry or a scroll. */
export function replaceAddress(to: string): void {
  setUrl(to);
  address.set(toPath(new URL(to, window.location.href)));
}

/** The query of the address, empty or with its `?`, and the function that replaces the address. Empty in the prerendered page. */
export const useQueryString = (): [string, (to: string) => void] => [useStore(address).replace(/^[^?]*/, ''), replaceAddress];
