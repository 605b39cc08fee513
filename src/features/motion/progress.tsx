import { navigationProgress } from '../../runtime/navigation/navigate';
import { useOverlay } from '../../runtime/overlay';
import { useStore } from '../../runtime/use-store';
import { getMessages } from '../../ui/messages';
import * as type from '../../ui/typography.module.css';
import * as styles from './progress.module.css';

/** V3: a progress line under the bar, shown while a navigation takes longer than a moment, with a label for screen readers. */
export function ProgressBar() {
  const { loading } = getMessages();
  const [overlay] = useOverlay();
  const isWaiting = useStore(navigationProgress);
  return (
    <div role="status" data-progress={isWaiting}>
      {isWaiting && (
        <>
          <span className={styles.progressBar} data-overlay={overlay} />
          <span className={type.hidden}>{loading.label}</span>
        </>
      )}
    </div>
  );
}

/** V3: the wordmark over a progress line. Its CSS shows it only while `main` is empty, so that it never covers content. */
export function LoadingScreen({ wordmark }: { wordmark: string }) {
  return <div className={styles.loadingScreen} data-loading-screen={wordmark} />;
}
