import { isBoardPersisted } from '../../components/board/board-store';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './board.module.css';
import { LinkNotice } from './link-notice';
import { BoardView } from './board-view';
import { EmptyState } from './empty-state';
import { useBoard } from './use-board';

/** The page of the board: the board, or how to start one. */
export function BoardSection({ section }: SectionProps<Queries.BoardSectionFragment>) {
  const boardState = useBoard();
  const { board, decoded, isLinked } = boardState;
  const isEmpty = board.items.length === 0 && boardState.undo === null;
  return (
    <div className={classNames(grid.wrap, grid.first, styles.board)}>
      <LinkNotice
        messages={section.words}
        decoded={decoded}
        isLinked={isLinked}
        isPersisted={isBoardPersisted()}
        isEmpty={isEmpty}
        onResolve={boardState.resolveLinked}
      />
      {isEmpty ? <EmptyState section={section} /> : <BoardView section={section} boardState={boardState} />}
    </div>
  );
}
