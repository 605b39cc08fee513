import * as React from 'react';
import { boardPath } from '../../domain/routes/routes';
import { defineBoardToggle } from '../../components/board/board-toggle-element';
import { subscribeToBoard, getBoard } from '../../components/board/board-store';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './board-link.module.css';

const getItemCount = (): number => getBoard().items.length;
const getServerItemCount = (): number => 0;

/** The link to the board with the number of its items. Hidden while the board is empty. */
export function BoardLink() {
  const { board } = useMessages();
  const itemCount = React.useSyncExternalStore(subscribeToBoard, getItemCount, getServerItemCount);
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
