import * as React from 'react';
import type { Store } from './store';

/** The value of a store in a component, the same in every root of the page; the initial one in the prerendered page. */
export const useStore = <State>({ subscribe, get, initial }: Store<State>): State =>
  React.useSyncExternalStore(subscribe, get, () => initial);

const subscribeNever = () => () => undefined;

/** A value that the browser knows and the prerendered page does not; `getServerValue` stands for it until React has hydrated. */
export const useBrowserValue = <T>(getValue: () => T, getServerValue: () => T): T =>
  React.useSyncExternalStore(subscribeNever, getValue, getServerValue);
