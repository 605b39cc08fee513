import * as React from 'react';
import { decodePath } from '../../domain/routes/decode-path';

const noopSubscribe = () => () => undefined;
const getPathname = () => window.location.pathname;
const getServerPathname = () => '';

/** The current path. One prerendered page serves all unknown paths, so it is filled in after hydration. */
export function MissingPath({ className }: { className?: string }) {
  const path = React.useSyncExternalStore(noopSubscribe, getPathname, getServerPathname);
  return <code className={className}>{decodePath(path)}</code>;
}
