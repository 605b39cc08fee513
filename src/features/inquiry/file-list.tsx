import type * as React from 'react';
import { classNames } from '../../ui/class-names';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './file-list.module.css';
import { maxTotalBytes } from '../../domain/forms/files';
import type { PreparedFile } from './prepare-file';

interface FileListProps {
  files: readonly PreparedFile[];
  /** Whether more files are being prepared. */
  isReading: boolean;
  /** Whether they are being sent. */
  isSending: boolean;
  onRemove: (file: PreparedFile) => void;
}

/** A size in megabytes, at least 0.1. */
const formatMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes / 1_000_000, 0.1),
  );

/** The chosen files of a form, with their sizes and a button that removes each. */
export function FileList({ files, isReading, isSending, onRemove }: FileListProps) {
  const { form } = useMessages();
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <div className={styles.list}>
      {files.length > 0 && (
        <ul>
          {files.map((prepared, index) => {
            const { file, isUnchanged } = prepared;
            return (
              <li key={`${index} ${file.name}`} className={styles.file}>
                <Thumbnail {...prepared} />
                <p className={styles.text}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={type.meta}>
                    {formatMegabytes(file.size)}
                    {isUnchanged && ` · ${form.file_as_is}`}
                  </span>
                </p>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`${form.file_remove} ${file.name}`}
                  disabled={isSending}
                  onClick={() => onRemove(prepared)}
                >
                  {form.file_remove}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p aria-live="polite" className={classNames(type.meta, styles.total)}>
        {isReading ? form.file_reading : files.length > 0 && `${formatMegabytes(total)} / ${formatMegabytes(maxTotalBytes)}`}
      </p>
    </div>
  );
}

/** The picture of a file, or its type. */
function Thumbnail({ preview, type: fileType }: PreparedFile): React.ReactNode {
  if (!preview) return <span className={classNames(type.label, styles.thumbnail)}>{fileType}</span>;
  return <span ref={(element) => element?.replaceChildren(preview)} className={styles.thumbnail} aria-hidden="true" />;
}
