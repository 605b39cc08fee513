import { type Failure, failureInWords } from '../../logic/inquiry-outcome';
import { Button } from '../../ui/button/button';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './inquiry.module.css';

interface SendProps {
  label: string;
  isSending: boolean;
  /** How many fields are to be mended. */
  problems: number;
  failure: Failure | null;
}

/** The button of a form, and beside it what keeps it from being sent. */
export function Send({ label, isSending, problems, failure }: SendProps) {
  const { form } = useText();
  const hasFailed = problems === 0 && failure !== null;
  return (
    <div className={styles.send}>
      <Button isPrimary type="submit" className={styles.button} aria-disabled={isSending}>
        {isSending ? form.sending : label}
      </Button>
      <p className={hasFailed ? styles.failure : type.meta} role="status">
        {problems === 1 && form.one_problem}
        {problems > 1 && form.many_problems}
        {hasFailed && failureInWords(failure, form, document.documentElement.lang)}
      </p>
    </div>
  );
}
