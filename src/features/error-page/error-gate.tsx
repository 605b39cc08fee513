import * as React from 'react';
import { type NavigationError, navigationErrors } from '../../runtime/navigation/navigate';
import { ErrorPage } from './error-page';

interface ErrorBoundaryProps {
  /** The boundary is outside the layout and must render the error page itself. */
  isRoot?: boolean;
  children: React.ReactNode;
}

/** B7: reports an error when its children throw during rendering. */
export class ErrorBoundary extends React.Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    // A microtask, because the navigation to this page ends in the same task and clears earlier errors.
    queueMicrotask(() => navigationErrors.set(getRenderError()));
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return this.props.isRoot ? (
      <main>
        <ErrorPage error={getRenderError()} />
      </main>
    ) : null;
  }
}

function getRenderError(): NavigationError {
  const { pathname, search, hash } = window.location;
  return { kind: 'broken', href: pathname + search + hash };
}

interface ErrorGateProps {
  error: NavigationError | null;
  /** The path of the page; a new one resets the boundary. */
  path: string;
  children: React.ReactNode;
}

/** The page, or the error page if the page threw or could not be loaded. */
export const ErrorGate = ({ error, path, children }: ErrorGateProps) =>
  error ? <ErrorPage error={error} /> : <ErrorBoundary key={path}>{children}</ErrorBoundary>;
