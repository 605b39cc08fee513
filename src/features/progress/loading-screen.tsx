import * as styles from './loading-screen.module.css';

/**
 * The wordmark over a hairline that fills. It stands beside `main`, and its styles show it only while `main` holds
 * nothing at all: content that is there, prebuilt or not, is never covered.
 */
export function LoadingScreen({ wordmark }: { wordmark: string }) {
  return <div className={styles.screen} data-loading-screen={wordmark} />;
}
