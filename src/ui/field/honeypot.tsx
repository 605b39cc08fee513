import { trapName } from '../../domain/forms/form-validation';
import * as styles from './honeypot.module.css';

/** What the password managers 1Password, LastPass, Bitwarden and Dashlane read: the field is none of theirs. */
const managerOptOuts = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': 'true', 'data-form-type': 'other' };

/** A field that people neither see nor reach, and that bots fill in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input name={trapName} type="text" tabIndex={-1} autoComplete="off" {...managerOptOuts} />
      </label>
    </div>
  );
}
