import * as React from 'react';
import { createPortal } from 'react-dom';
import { type LightboxGallery, LightboxDialog } from './lightbox-dialog';

interface LightboxProps extends LightboxGallery {
  /** The picture in view, or null while closed. */
  index: number | null;
}

/** Pictures one at a time, as large as the screen allows. It stays mounted until its exit animation ends. */
export function Lightbox({ index, ...rest }: LightboxProps) {
  const [lastIndex, setLastIndex] = React.useState(index);
  if (index !== null && index !== lastIndex) setLastIndex(index);
  if (lastIndex === null) return null;
  return createPortal(
    <LightboxDialog {...rest} index={lastIndex} isOpen={index !== null} onExited={() => setLastIndex(null)} />,
    document.body,
  );
}
