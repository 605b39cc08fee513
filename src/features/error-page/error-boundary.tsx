import * as React from 'react';
import { navigationErrors } from '../../runtime/navigation/navigation-error';
import { ErrorPage } from './error-page';

const getCurrentUrl = () => window.location.pathname + window.location.search + window.location.hash;

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
    queueMicrotask(() => navigationErrors.raise({ kind: 'broken', href: getCurrentUrl() }));
  }

  override render() {
    const { isRoot = false, children } = this.props;
    if (!this.state.hasError) return children;
    return isRoot ? (
      <main>
        <ErrorPage error={{ kind: 'broken', href: getCurrentUrl() }} />
      </main>
    ) : null;
  }
}
