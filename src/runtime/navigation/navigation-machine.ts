/**
 * What the navigation of the site does:
 * - `starting`: Gatsby has not rendered the first page yet;
 * - `idle`: a page is shown;
 * - `loading`: the data and code of the next page are being fetched;
 * - `showing`: the next page is there, and the view transition to it runs;
 * - `recovering`: the next page could not be fetched, and a request checks whether the host answers.
 */
export type NavigationStatus = 'starting' | 'idle' | 'loading' | 'showing' | 'recovering';

export interface NavigationState {
  readonly status: NavigationStatus;
  /** Path and query of the page that is shown, or of the first page while starting. */
  readonly path: string;
  /** When that page was opened, in milliseconds since the document was requested. */
  readonly openedAt: number;
  /** The number of the latest navigation. */
  readonly id: number;
}

export type NavigationEvent =
  /** Gatsby has rendered a page. `time` is in milliseconds since the document was requested. */
  | { readonly type: 'rendered'; readonly path: string; readonly time: number }
  /** A navigation to another page starts, or the pending one is dropped. */
  | { readonly type: 'requested' | 'cancelled' }
  /** The outcome of navigation `id`; `missing` means that the build has no such page. */
  | { readonly type: 'loaded' | 'missing' | 'failed' | 'recovered'; readonly id: number };

export const initialNavigation: NavigationState = { status: 'starting', path: '', openedAt: 0, id: 0 };

/** The status that each event leads to. An event that a status does not list changes nothing. */
export const transitions: Readonly<Record<NavigationStatus, Partial<Record<NavigationEvent['type'], NavigationStatus>>>> = {
  starting: { rendered: 'idle', requested: 'loading' },
  idle: { rendered: 'idle', requested: 'loading', cancelled: 'idle' },
  loading: { rendered: 'idle', requested: 'loading', cancelled: 'idle', loaded: 'showing', missing: 'idle', failed: 'recovering' },
  showing: { rendered: 'idle', requested: 'loading', cancelled: 'idle' },
  recovering: { rendered: 'idle', requested: 'loading', cancelled: 'idle', recovered: 'idle' },
};

/** The state after an event; the same object when the event changes nothing. The outcome of a replaced or dropped navigation is ignored. */
export function reduceNavigation(state: NavigationState, event: NavigationEvent): NavigationState {
  const status = transitions[state.status][event.type];
  if (!status || ('id' in event && event.id !== state.id)) return state;
  if (event.type !== 'rendered') return { ...state, status, id: 'id' in event ? state.id : state.id + 1 };
  const isFirst = state.path === '' || state.path === event.path;
  return { ...state, status, path: event.path, openedAt: isFirst ? state.openedAt : event.time };
}
