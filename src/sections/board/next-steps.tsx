import type { Board } from '../../domain/board/board';
import type { RankedShowroom } from '../../domain/board/board-catalog';
import { getContactPath } from '../../domain/routes/routes';
import { ButtonLink } from '../../ui/button/button';
import { TextLink } from '../../ui/text-link/text-link';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './next-steps.module.css';
import { toBoardParam } from './use-board';

interface NextStepsProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  rankedShowrooms: readonly RankedShowroom[];
}

/** Links to an inquiry and to a visit at the showroom that displays most of the board. */
export function NextSteps({ section, board, rankedShowrooms }: NextStepsProps) {
  const { messages, showrooms } = section;
  const [first] = rankedShowrooms;
  const param = toBoardParam(board);
  const showroom = first && showrooms.find(({ slug }) => slug === first.showroom);
  return (
    <div className={classNames(grid.stack, styles.actions)} data-print="none">
      <ButtonLink label={messages.inquire} to={`${getContactPath('inquiry')}?board=${param}`} />{' '}
      <TextLink
        label={messages.visit}
        to={`${getContactPath('showroom-visit')}?board=${param}${showroom ? `&showroom=${showroom.slug}` : ''}`}
      />
      {showroom && (
        <p className={type.small}>{`${messages.most} ${showroom.name}: ${first.count} ${messages.place} ${board.items.length}`}</p>
      )}
    </div>
  );
}
