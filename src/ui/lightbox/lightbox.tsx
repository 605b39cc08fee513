import * as React from 'react';
import { createPortal } from 'react-dom';
import { type Gallery, Screen } from './screen';

interface LightboxProps extends Gallery {
  /** The picture in view, or null while it is closed. */
  at: number | null;
}

/** Pictures one at a time, as large as the screen allows. It is seen until it has gone. */
export function Lightbox({ at, ...rest }: LightboxProps) {
  const [seen, setSeen] = React.useState(at);
  if (at !== null && at !== seen) setSeen(at);
  if (seen === null) return null;
  return createPortal(<Screen {...rest} at={seen} isOpen={at !== null} onGone={() => setSeen(null)} />, document.body);
}
