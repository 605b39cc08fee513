import * as React from 'react';
import { type NavigationError, navigationErrors } from '../../runtime/navigation/navigation-error';

const getServerSnapshot = () => null;

/** The error that replaces the page, or null. */
export const useNavigationError = (): NavigationError | null =>
  React.useSyncExternalStore(navigationErrors.subscribe, navigationErrors.get, getServerSnapshot);
