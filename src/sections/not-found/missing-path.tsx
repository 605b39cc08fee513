import * as React from 'react';
import { readablePath } from '../../logic/missing-path';

const never = () => () => undefined;
const here = () => window.location.pathname;
const unknown = () => '';

/** The path of this address. One prebuilt page stands for all unknown paths, so that it is filled in after hydration. */
export function MissingPath({ className }: { className?: string }) {
  const path = React.useSyncExternalStore(never, here, unknown);
  return <code className={className}>{readablePath(path)}</code>;
}
