import * as React from 'react';
import { FaultPage } from './fault';

interface BoundaryProps {
  /** What holds the error page where nothing else is left of the site. */
  frame?: (page: React.ReactNode) => React.ReactNode;
  children: React.ReactNode;
}

/** B7: shows the error page in the place of what breaks while it is drawn. */
export class Boundary extends React.Component<BoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    const { children, frame = (page: React.ReactNode) => page } = this.props;
    if (!this.state.hasBroken) return children;
    const { pathname, search, hash } = window.location;
    return frame(<FaultPage fault={{ is: 'broken', address: pathname + search + hash }} />);
  }
}
