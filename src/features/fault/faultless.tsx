import type * as React from 'react';
import type { Fault } from '../../ui/navigation/fault';
import { Boundary } from './boundary';
import { FaultPage } from './fault';

interface FaultlessProps {
  fault: Fault | null;
  /** The address of the page: another one is drawn anew. */
  path: string;
  children: React.ReactNode;
}

/** The page, or the error page in its place while it broke or could not be fetched. */
export const Faultless = ({ fault, path, children }: FaultlessProps) =>
  fault ? <FaultPage fault={fault} /> : <Boundary key={path}>{children}</Boundary>;
