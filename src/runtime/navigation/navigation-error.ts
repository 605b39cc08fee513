import { createExternalStore } from '../store/create-external-store';

/** Why a page is not shown: its code threw, or it could not be fetched. */
export interface NavigationError {
  readonly kind: 'broken' | 'unreachable';
  /** The requested address. */
  readonly href: string;
}

const store = createExternalStore<NavigationError | null>(null);

/** The error that the layout shows in place of the page until the next navigation. */
export const navigationErrors = { raise: store.set, clear: () => store.set(null), get: store.get, subscribe: store.subscribe };
