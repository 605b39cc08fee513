import { Figure } from '../../ui/figure/figure';
import * as grid from '../../ui/grid/grid.module.css';
import { classNames } from '../../ui/class-names';
import { OnDisplay } from './on-display';
import { OpeningDays } from './opening-days';
import { OtherShowrooms } from './other-showrooms';
import { Arrival } from './arrival';
import * as styles from './showroom-body.module.css';

interface ShowroomBodyProps {
  showroom: Queries.ShowroomViewFragment;
  others: readonly Queries.OtherShowroomFragment[];
  indexPath: string | null;
}

const interiorSizes = [
  '(max-width: 800px) 100vw / 1.35, 76vw / 1.9',
  '(max-width: 800px) 90vw / 1.35, (min-width: 1520px) 664px / 1.35, 44vw / 1.35',
] as const;

/** A showroom below its header. */
export function ShowroomBody({ showroom, others, indexPath }: ShowroomBodyProps) {
  return (
    <>
      <Arrival showroom={showroom} />
      <OpeningDays showroom={showroom} />
      <div className={classNames(grid.wrap, grid.grid, styles.interiors)}>
        {showroom.interiors.map((picture, index) => (
          <Figure
            key={index}
            picture={picture}
            sizes={index === 0 ? interiorSizes[0] : interiorSizes[1]}
            number={index + 1}
            className={index === 0 ? styles.wide : styles.beside}
          />
        ))}
      </div>
      <OnDisplay showroom={showroom} />
      <OtherShowrooms showrooms={others} indexPath={indexPath} />
    </>
  );
}
