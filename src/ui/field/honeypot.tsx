import { getMessages } from '../messages';
import * as styles from './honeypot.module.css';

/** A field that people neither see nor reach, and that bots fill in. */
export function Honeypot() {
  const { form } = getMessages();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {form.empty}
        <input name="_website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
