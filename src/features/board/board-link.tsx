import * as React from 'react';
import { boardPath } from '../../logic/routes';
import { defineMarks } from '../../ui/board/mark';
import { onBoardChanged, ownBoard } from '../../ui/board/store';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './board-link.module.css';

const count = (): number => ownBoard().items.length;
const none = (): number => 0;

/** The way to the board, with how many things are on it; while there are none, it is not there. */
export function BoardLink() {
  const { board } = useText();
  const things = React.useSyncExternalStore(onBoardChanged, count, none);
  React.useEffect(() => defineMarks(), []);
  return (
    <span role="status" className={styles.place}>
      {things > 0 && (
        <Link to={boardPath} className={styles.link}>
          <Icon name="board" />
          <span aria-hidden="true">{things}</span>
          <span className={type.hidden}>{`${board.title}, ${things}`}</span>
        </Link>
      )}
    </span>
  );
}
