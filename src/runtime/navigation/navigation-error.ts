import { createExternalStore } from '../store/create-external-store';

/** Why a page is not shown: its code threw, or it could not be fetched. */
export interface NavigationError {
  readonly kind: 'broken' | 'unreachable';
  /** The requested address. */
  readonly href: string;
}

/** The error that the layout shows in place of the page until the next navigation. */
export const navigationErrors = createExternalStore<NavigationError | null>(null);
