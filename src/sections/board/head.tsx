import { type Board, most } from '../../logic/board';
import { usDate } from '../../logic/dates';
import { dayInManila } from '../../logic/publication';
import { classes } from '../../ui/classes';
import { now } from '../../ui/clock/now';
import * as type from '../../ui/type/type.module.css';
import * as styles from './head.module.css';

interface HeadProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  onNamed: (title: string) => void;
}

/** The name of a board, which can be written over, and how much is on it. */
export function Head({ section, board, onNamed }: HeadProps) {
  const { title, words } = section;
  const count = board.items.length;
  return (
    <div className={styles.head}>
      <p className={classes(type.label, styles.printed)}>{words.maker}</p>
      <h1 className={type.label}>{title}</h1>
      <label className={styles.name}>
        <span className={type.hidden}>{words.name}</span>
        <textarea
          id="board-name"
          value={board.title}
          placeholder={words.unnamed}
          rows={1}
          maxLength={most.title}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onNamed(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <span aria-hidden="true" className={styles.written}>
          {board.title || words.unnamed}
        </span>
      </label>
      <p className={type.meta}>
        {`${count} ${count === 1 ? words.thing : words.things}`}
        <span className={styles.printed}>{` · ${words.printed} ${usDate(dayInManila(now()))}`}</span>
      </p>
    </div>
  );
}
