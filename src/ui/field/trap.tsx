import { useText } from '../text/text';
import * as styles from './trap.module.css';

/** A field that no person sees or reaches, and that machines fill in. */
export function Trap() {
  const { form } = useText();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {form.empty}
        <input name="_website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
