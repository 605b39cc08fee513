import type * as React from 'react';
import type { NavigationError } from '../../runtime/navigation/navigation-error';
import { ErrorBoundary } from './error-boundary';
import { ErrorPage } from './error-page';

interface ErrorGateProps {
  error: NavigationError | null;
  /** The path of the page; a new one resets the boundary. */
  path: string;
  children: React.ReactNode;
}

/** The page, or the error page if the page threw or could not be loaded. */
export const ErrorGate = ({ error, path, children }: ErrorGateProps) =>
  error ? <ErrorPage error={error} /> : <ErrorBoundary key={path}>{children}</ErrorBoundary>;
