import type { IconName } from '../../logic/icons';
import { Icon } from '../icon/icon';
import * as type from '../type/type.module.css';
import * as styles from './arrow.module.css';

interface ArrowProps {
  icon: IconName;
  label: string;
  /** Whether it leads nowhere now; it keeps the focus all the same. */
  isOff: boolean;
  onPressed: () => void;
  /** Whether the focus begins here. */
  isFirst?: boolean;
}

/** The way to a neighbour. */
export function Arrow({ icon, label, isOff, onPressed, isFirst }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-disabled={isOff} onClick={onPressed} data-first={isFirst}>
      <Icon name={icon} />
      <span className={type.hidden}>{label}</span>
    </button>
  );
}
