import * as React from 'react';
import { faults } from '../../ui/navigation/fault';
import { Boundary } from './boundary';
import { FaultPage } from './fault';

interface FaultlessProps {
  /** The address of the page: another one is drawn anew. */
  path: string;
  children: React.ReactNode;
}

const none = () => null;

/** The page, or the error page in its place while it broke or could not be fetched. */
export function Faultless({ path, children }: FaultlessProps) {
  const fault = React.useSyncExternalStore(faults.subscribe, faults.current, none);
  return fault ? <FaultPage fault={fault} /> : <Boundary key={path}>{children}</Boundary>;
}
