import type * as React from 'react';
import { classNames, kit } from '../kit';
import * as styles from './dialog.module.css';

interface DialogBodyProps extends Pick<React.ComponentProps<'button'>, 'onClick' | 'popoverTarget' | 'popoverTargetAction'> {
  titleId: string;
  title: string;
  closeLabel: string;
  children: React.ReactNode;
}

/** What a dialog shows: a title, its content and a visually hidden button that closes it. It is a popover until the code of the dialog is there. */
export function DialogBody({ titleId, title, closeLabel, children, ...closing }: DialogBodyProps) {
  return (
    <div className={styles.dialog}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <button type="button" className={classNames(kit.hidden, styles.close)} {...closing}>
        {closeLabel}
      </button>
    </div>
  );
}
