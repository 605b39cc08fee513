import { navigationProgress } from '../../runtime/navigation/navigate';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './progress-bar.module.css';
import * as loadingScreenStyles from './loading-screen.module.css';

/** A progress line under the bar, shown while a navigation takes longer than a moment, with a label for screen readers. */
export function ProgressBar() {
  const { loading } = useMessages();
  const [overlay] = useOverlay();
  const isWaiting = navigationProgress.useValue();
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

/** The wordmark over a progress line. Its CSS shows it only while `main` is empty, so that it never covers content. */
export function LoadingScreen({ wordmark }: { wordmark: string }) {
  return <div className={loadingScreenStyles.loadingScreen} data-loading-screen={wordmark} />;
}
