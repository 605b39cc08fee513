import { boardPath } from '../../domain/routes';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './board-link.module.css';

/** The place of a number that the custom element writes. */
const slot = <span data-slot="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;

/** The link to the board with the number of its items. Hidden while the board is empty. */
export function BoardLink() {
  const { board } = useMessages();
  return (
    <board-link role="status" class={styles.item} suppressHydrationWarning>
      <Link to={boardPath} className={styles.link}>
        <Icon name="board" />
        <span aria-hidden="true">{slot}</span>{' '}
        <span className={classNames(kit.hidden, buttonStyles.hint)} aria-hidden="true">
          {board.title}
        </span>{' '}
        <span className={kit.hidden}>
          {board.title}, {slot}
        </span>
      </Link>
    </board-link>
  );
}
