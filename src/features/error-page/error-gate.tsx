import type * as React from 'react';
import type { NavigationError } from '../../runtime/navigation/navigation-error';
import { ErrorBoundary } from './error-boundary';
import { ErrorPage } from './error-page';

interface ErrorGateProps {
  error: NavigationError | null;
  /** The address of the page: another one is drawn anew. */
  path: string;
  children: React.ReactNode;
}

/** The page, or the error page in its place while it broke or could not be fetched. */
export const ErrorGate = ({ error, path, children }: ErrorGateProps) =>
  error ? <ErrorPage fault={error} /> : <ErrorBoundary key={path}>{children}</ErrorBoundary>;
