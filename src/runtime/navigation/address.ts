import { createStore } from '../store';
import { useStore } from '../use-store';

/** The path and query of an address. */
export const toPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** The path and query of the page that is shown: the one value that navigation, filters, search and board read. Empty in the prerendered page. */
export const address = createStore('');

/** The state of a history entry, which outlives a reload and does not travel with a link. */
export const getHistoryState = <State extends object>(): Partial<State> | null => window.history.state as Partial<State> | null;

/**
 * Changes the URL without a navigation or a scroll, where the browser lets it.
 * @param added what is added to the state of the history entry.
 * @param isNewEntry whether the change makes a history entry.
 */
export function setUrl(url: string | URL, added: object = {}, isNewEntry = false): void {
  const state = { ...getHistoryState(), ...added };
  try {
    if (isNewEntry) window.history.pushState(state, '', url);
    else window.history.replaceState(state, '', url);
  } catch {
    // Safari and Firefox refuse more than a hundred or two in ten seconds, as a held key makes. The next change succeeds.
  }
}

/** Replaces the address without a navigation, a history entry or a scroll. */
export function replaceAddress(to: string, added?: object): void {
  setUrl(to, added);
  address.set(toPath(new URL(to, window.location.href)));
}

/** The query of the address, empty or with its `?`, and the function that replaces the address. Empty in the prerendered page. */
export const useQueryString = (): [string, typeof replaceAddress] => [useStore(address).replace(/^[^?]*/, ''), replaceAddress];
