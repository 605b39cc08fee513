import { createStore } from './store';

/** The query of the address, empty or with its `?`: what parts of a page keep in it. Empty in the prerendered page. */
const query = createStore('');

/** The state of a history entry, which outlives a reload and does not travel with a link. */
export const getHistoryState = <State extends object>(): Partial<State> | null => window.history.state as Partial<State> | null;

function setAddress(change: 'pushState' | 'replaceState', to: string, state: object | null): void {
  try {
    window.history[change](state, '', to);
  } catch {
    // Safari and Firefox refuse more than a hundred or two in ten seconds, as a held key makes. The next change succeeds.
  }
  query.set(window.location.search);
}

/** Replaces the address without a history entry or a scroll, where the browser lets it. */
export const replaceAddress = (to: string): void => setAddress('replaceState', to, window.history.state as object | null);

/** Adds an address to the history without a scroll, where the browser lets it. */
export const pushAddress = (to: string, state: object): void => setAddress('pushState', to, state);

/** Calls the listener when the query may have changed, also after a step in the history. Returns the function that ends it. */
function subscribeToQuery(listener: () => void): () => void {
  const unsubscribe = query.subscribe(listener);
  window.addEventListener('popstate', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', listener);
  };
}

/** The query of the address as a store. */
export const queryString = { ...query, get: () => window.location.search, subscribe: subscribeToQuery };
