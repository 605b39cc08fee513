import { isKept } from '../../ui/board/store';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './board.module.css';
import { News } from './news';
import { Sheet } from './sheet';
import { Start } from './start';
import { useBoard } from './use-board';

/** The page of the board: how to begin one, or the board. */
export function Board({ section }: SectionProps<Queries.BoardSectionFragment>) {
  const shown = useBoard();
  const { board, opened, isLinked } = shown;
  const isEmpty = board.items.length === 0 && shown.undo === null;
  return (
    <div className={classes(grid.wrap, grid.first, styles.board)}>
      <News words={section.words} opened={opened} isLinked={isLinked} isKept={isKept()} isEmpty={isEmpty} onTaken={shown.takeOver} />
      {isEmpty ? <Start section={section} /> : <Sheet section={section} shown={shown} />}
    </div>
  );
}
