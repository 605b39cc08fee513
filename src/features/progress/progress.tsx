import * as React from 'react';
import { waiting } from '../../ui/navigation/waiting';
import { useOverlay } from '../../ui/overlay/overlay';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './progress.module.css';

const never = () => false;

/** A hairline that fills under the bar while a navigation takes longer than a moment, and the word for it. */
export function Progress() {
  const { loading } = useText();
  const [overlay] = useOverlay();
  const isWaiting = React.useSyncExternalStore(waiting.subscribe, waiting.isWaiting, never);
  return (
    <div role="status" data-progress={isWaiting}>
      {isWaiting && (
        <>
          <span className={styles.line} data-over={overlay} />
          <span className={type.hidden}>{loading.label}</span>
        </>
      )}
    </div>
  );
}
