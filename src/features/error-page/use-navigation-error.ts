import * as React from 'react';
import { type NavigationError, navigationErrors } from '../../runtime/navigation/navigation-error';

const getServerSnapshot = () => null;

/** The fault that stands in the page's place, if there is one. */
export const useNavigationError = (): NavigationError | null =>
  React.useSyncExternalStore(navigationErrors.subscribe, navigationErrors.get, getServerSnapshot);
