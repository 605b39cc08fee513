import type { Board } from '../../logic/board';
import type { Carrying } from '../../logic/board-things';
import { contactPath } from '../../logic/routes';
import { ButtonLink } from '../../ui/button/button';
import { More } from '../../ui/more/more';
import * as styles from './actions.module.css';
import { paramFrom } from './use-board';

interface ActionsProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  carriers: readonly Carrying[];
}

/** Where a board goes from here: into an inquiry, and into the showroom that carries most of it. */
export function Actions({ section, board, carriers }: ActionsProps) {
  const { words, showrooms } = section;
  const [first] = carriers;
  const param = paramFrom(board);
  const showroom = first && showrooms.find(({ slug }) => slug === first.showroom);
  return (
    <div className={styles.actions} data-print="none">
      <ButtonLink label={words.inquire} to={`${contactPath('inquiry')}?board=${param}`} />{' '}
      <More label={words.visit} to={`${contactPath('showroom-visit')}?board=${param}${showroom ? `&showroom=${showroom.slug}` : ''}`} />
      {showroom && <p className={styles.most}>{`${words.most} ${showroom.name}: ${first.count} ${words.place} ${board.items.length}`}</p>}
    </div>
  );
}
