import * as styles from './loading-screen.module.css';

/** The wordmark over a progress line. Its CSS shows it only while `main` is empty, so that it never covers content. */
export function LoadingScreen({ wordmark }: { wordmark: string }) {
  return <div className={styles.loadingScreen} data-loading-screen={wordmark} />;
}
