import * as React from 'react';
import * as styles from './cursor.module.css';
import { followPointer } from './follow-pointer';

/** The element that follows the pointer. Hidden from screen readers, and it never catches a click. */
export function CursorDot() {
  const dot = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => followPointer(dot.current!), []);
  return (
    <div ref={dot} className={styles.cursor} data-cursor="hidden" aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.ring} />
    </div>
  );
}
