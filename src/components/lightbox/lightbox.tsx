import * as React from 'react';
import { createPortal } from 'react-dom';
import { type LightboxGallery, LightboxDialog } from './lightbox-dialog';

interface LightboxProps extends LightboxGallery {
  /** The picture in view, or null while it is closed. */
  index: number | null;
}

/** Pictures one at a time, as large as the screen allows. It is seen until it has gone. */
export function Lightbox({ index: at, ...rest }: LightboxProps) {
  const [seen, setSeen] = React.useState(at);
  if (at !== null && at !== seen) setSeen(at);
  if (seen === null) return null;
  return createPortal(<LightboxDialog {...rest} index={seen} isOpen={at !== null} onExited={() => setSeen(null)} />, document.body);
}
