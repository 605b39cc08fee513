/** A value of the page outside React. This file is code of a visitor who only reads, so that the hooks are in `use-store`. */
export interface Store<State> {
  readonly initial: State;
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** Calls the listener on each change. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    initial,
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
