import type { IconName } from '../../domain/icons/icon-names';
import { Icon } from '../../ui/icon/icon';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './arrow-button.module.css';

interface ArrowButtonProps {
  icon: IconName;
  label: string;
  /** Whether it leads nowhere now; it keeps the focus all the same. */
  isDisabled: boolean;
  onPress: () => void;
  /** Whether the focus begins here. */
  hasInitialFocus?: boolean;
}

/** The way to a neighbour. */
export function ArrowButton({ icon, label, isDisabled, onPress, hasInitialFocus }: ArrowButtonProps) {
  return (
    <button type="button" className={styles.arrow} aria-disabled={isDisabled} onClick={onPress} data-first={hasInitialFocus}>
      <Icon name={icon} />
      <span className={type.hidden}>{label}</span>
    </button>
  );
}
