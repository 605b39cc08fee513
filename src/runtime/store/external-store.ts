import * as React from 'react';
import { createObservable } from './observable';

/** A store that components read: every root of the page reads the same value. */
export function createExternalStore<State>(initialState: State) {
  const store = createObservable(initialState);
  return {
    ...store,
    /** The value in a component; the initial one in the prerendered page. */
    useValue: () => React.useSyncExternalStore(store.subscribe, store.get, () => initialState),
  };
}

const subscribeNever = () => () => undefined;

/** A value that the browser knows and the prerendered page does not; `getServerValue` stands for it until React has hydrated. */
export const useBrowserValue = <T>(getValue: () => T, getServerValue: () => T): T =>
  React.useSyncExternalStore(subscribeNever, getValue, getServerValue);
