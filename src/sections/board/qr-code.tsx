import * as styles from './share-panel.module.css';

/** The dark modules of a code as one path: each run in a row is a line. */
const toSvgPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`),
    )
    .join('');

export function QrCode({ rows, label }: { rows: readonly (readonly boolean[])[]; label: string }) {
  return (
    <figure className={styles.qrCode}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges" stroke="currentColor">
        <path d={toSvgPath(rows)} />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}
