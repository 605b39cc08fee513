import { type SubmitFailure, formatFailureMessage } from './submit-result';
import { Button } from '../../ui/button/button';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './inquiry.module.css';

interface SubmitBarProps {
  label: string;
  isSending: boolean;
  /** The number of invalid fields. */
  problemCount: number;
  failure: SubmitFailure | null;
  /** The part of the files that has been sent, from 0 to 1; null while none are sent. */
  progress: number | null;
}

/** The submit button of a form and its status line. */
export function SubmitBar({ label, isSending, problemCount, failure, progress }: SubmitBarProps) {
  const { form } = useMessages();
  const hasFailed = problemCount === 0 && failure !== null;
  return (
    <div className={styles.submitBar}>
      {progress !== null && <progress className={styles.progress} value={progress} aria-label={form.sending} />}
      <Button isPrimary type="submit" className={styles.button} aria-disabled={isSending}>
        {isSending ? form.sending : label}
      </Button>
      <p className={hasFailed ? styles.failure : type.meta} role="status">
        {problemCount === 1 && form.one_problem}
        {problemCount > 1 && form.many_problems}
        {hasFailed && formatFailureMessage(failure, form, document.documentElement.lang)}
      </p>
    </div>
  );
}
