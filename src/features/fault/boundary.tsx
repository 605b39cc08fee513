import * as React from 'react';
import { faults } from '../../ui/navigation/fault';
import { FaultPage } from './fault';

const here = () => window.location.pathname + window.location.search + window.location.hash;

interface BoundaryProps {
  /** Nothing of the layout is left to show the fault: the boundary shows it itself. */
  isLast?: boolean;
  children: React.ReactNode;
}

/** B7: raises a fault where its children break while they are drawn. */
export class Boundary extends React.Component<BoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override componentDidCatch() {
    // Arriving at the page, which is told of in the same breath, clears the faults of the page before.
    queueMicrotask(() => faults.raise({ is: 'broken', address: here() }));
  }

  override render() {
    const { isLast = false, children } = this.props;
    if (!this.state.hasBroken) return children;
    return isLast ? (
      <main>
        <FaultPage fault={{ is: 'broken', address: here() }} />
      </main>
    ) : null;
  }
}
