import * as React from 'react';
import { navigationErrors } from '../../runtime/navigation/navigation-error';
import { ErrorPage } from './error-page';

const getCurrentUrl = () => window.location.pathname + window.location.search + window.location.hash;

interface ErrorBoundaryProps {
  /** Nothing of the layout is left to show the fault: the boundary shows it itself. */
  isRoot?: boolean;
  children: React.ReactNode;
}

/** B7: raises a fault where its children break while they are drawn. */
export class ErrorBoundary extends React.Component<ErrorBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override componentDidCatch() {
    // Arriving at the page, which is told of in the same breath, clears the faults of the page before.
    queueMicrotask(() => navigationErrors.raise({ kind: 'broken', href: getCurrentUrl() }));
  }

  override render() {
    const { isRoot = false, children } = this.props;
    if (!this.state.hasBroken) return children;
    return isRoot ? (
      <main>
        <ErrorPage fault={{ kind: 'broken', href: getCurrentUrl() }} />
      </main>
    ) : null;
  }
}
