/** A value of the page outside React. */
export interface Observable<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** Calls the listener on each change. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObservable<State>(initialState: State): Observable<State> {
  const listeners = new Set<() => void>();
  let state = initialState;
  return {
    get: () => state,
    set: (next) => {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
