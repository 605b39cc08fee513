import * as React from 'react';
import { emptyBoard } from '../../domain/board/board';
import { boardPath } from '../../domain/routes/routes';
import { defineBoardToggle } from '../../components/board/board-toggle-element';
import { subscribeToBoard, getBoard } from '../../components/board/board-store';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './board-link.module.css';

/** The link to the board with the number of its items. Hidden while the board is empty. */
export function BoardLink() {
  const { board } = useMessages();
  const { length: itemCount } = React.useSyncExternalStore(subscribeToBoard, getBoard, () => emptyBoard).items;
  React.useEffect(() => defineBoardToggle(), []);
  return (
    <span role="status" className={styles.item}>
      {itemCount > 0 && (
        <Link to={boardPath} className={styles.link}>
          <Icon name="board" />
          <span aria-hidden="true">{itemCount}</span>
          <span className={type.hidden}>{`${board.title}, ${itemCount}`}</span>
        </Link>
      )}
    </span>
  );
}
