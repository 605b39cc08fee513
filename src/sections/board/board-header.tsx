import { type Board, boardLimits } from '../../domain/board/board';
import { formatUsDate, toManilaDay } from '../../domain/dates/dates';
import { classNames } from '../../ui/class-names';
import { getNow } from '../../runtime/get-now';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './board-header.module.css';

interface BoardHeaderProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  onTitleChange: (title: string) => void;
}

/** The editable title of a board, and the number of its items. */
export function BoardHeader({ section, board, onTitleChange }: BoardHeaderProps) {
  const { title, messages } = section;
  const count = board.items.length;
  return (
    <div className={styles.header}>
      <p className={classNames(type.label, styles.printOnly)}>{messages.maker}</p>
      <h1 className={type.label}>{title}</h1>
      <label htmlFor="board-name" className={classNames(type.label, type.muted, styles.nameLabel)} data-print="none">
        {messages.name}
      </label>
      <div className={styles.name}>
        <textarea
          id="board-name"
          value={board.title}
          placeholder={messages.unnamed}
          rows={1}
          maxLength={boardLimits.title}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onTitleChange(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <span aria-hidden="true" className={styles.mirror}>
          {board.title || messages.unnamed}
        </span>
      </div>
      <p className={type.meta}>
        {`${count} ${count === 1 ? messages.item : messages.items}`}
        <span className={styles.printOnly}>{` · ${messages.printed} ${formatUsDate(toManilaDay(getNow()))}`}</span>
      </p>
    </div>
  );
}
