import type * as React from 'react';
import { fileTypes } from '../../domain/forms/files';
import { useMessages } from '../messages/messages';
import * as type from '../typography/typography.module.css';
import * as styles from './file-input.module.css';

/** Phones offer their camera for these types. Some systems know HEIC by its extension only. */
const accept = [...Object.values(fileTypes), '.heic'].join();

const markTarget = ({ currentTarget }: React.DragEvent<HTMLElement>) => (currentTarget.dataset['over'] = 'true');
const unmarkTarget = ({ currentTarget }: React.DragEvent<HTMLElement>) => delete currentTarget.dataset['over'];

/** A large input for several files. The browser itself takes files that are dropped on it. */
export function FileInput(input: React.ComponentProps<'input'>) {
  const { form } = useMessages();
  return (
    <div className={styles.target}>
      <input
        {...input}
        type="file"
        multiple
        accept={accept}
        className={styles.input}
        onDragEnter={markTarget}
        onDragLeave={unmarkTarget}
        onDrop={unmarkTarget}
      />
      <span className={styles.dropHint} aria-hidden="true">
        {form.drop_files}
      </span>
      <noscript>
        <p className={type.meta}>{form.file_as_is}</p>
      </noscript>
    </div>
  );
}
