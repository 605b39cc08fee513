import type { IconName } from '../../domain/icons/icon-names';
import { Icon } from '../../ui/icon/icon';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './arrow-button.module.css';

interface ArrowButtonProps {
  icon: IconName;
  label: string;
  /** Sets `aria-disabled`, so that the button keeps the focus. */
  isDisabled: boolean;
  onPress: () => void;
  /** Takes the focus when the dialog opens. */
  hasInitialFocus?: boolean;
}

/** The button for the previous or the next picture. */
export function ArrowButton({ icon, label, isDisabled, onPress, hasInitialFocus }: ArrowButtonProps) {
  return (
    <button type="button" className={styles.arrow} aria-disabled={isDisabled} onClick={onPress} data-autofocus={hasInitialFocus}>
      <Icon name={icon} />
      <span className={type.hidden}>{label}</span>
    </button>
  );
}
