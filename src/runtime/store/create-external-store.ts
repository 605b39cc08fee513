/** A value of the page outside React, for `useSyncExternalStore`: every root of the page reads the same one. */
export function createExternalStore<State>(initialState: State) {
  const listeners = new Set<() => void>();
  let state = initialState;
  return {
    get: () => state,
    set: (next: State) => {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
