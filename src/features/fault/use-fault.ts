import * as React from 'react';
import { type Fault, faults } from '../../ui/navigation/fault';

const none = () => null;

/** The fault that stands in the page's place, if there is one. */
export const useFault = (): Fault | null => React.useSyncExternalStore(faults.subscribe, faults.current, none);
