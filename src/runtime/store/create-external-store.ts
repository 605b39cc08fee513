import * as React from 'react';

/** A value of the page outside React: every root of the page reads the same one. */
export function createExternalStore<State>(initialState: State) {
  const listeners = new Set<() => void>();
  let state = initialState;
  const get = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: State) => {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    /** The value in a component; the initial one in the prerendered page. */
    useValue: () => React.useSyncExternalStore(subscribe, get, () => initialState),
  };
}

const subscribeNever = () => () => undefined;

/** A value that the browser knows and the prerendered page does not; `getServerValue` stands for it until React has hydrated. */
export const useBrowserValue = <T>(getValue: () => T, getServerValue: () => T): T =>
  React.useSyncExternalStore(subscribeNever, getValue, getServerValue);
