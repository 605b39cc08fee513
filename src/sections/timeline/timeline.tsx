import { countFigures } from '../../ui/figure/figure-count';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import type { SectionProps } from '../section-props';
import { Decade } from './decade';
import * as styles from './timeline.module.css';

/** The history by decade, each with a picture or a figure. */
export function TimelineSection({ section, firstFigure }: SectionProps<Queries.TimelineSectionFragment>) {
  const { decades } = section;
  return (
    <section className={classNames(grid.wrap, styles.timeline)}>
      <ol>
        {decades.map((decade, index) => (
          <Decade key={decade.decade} decade={decade} number={firstFigure + countFigures(decades.slice(0, index))} />
        ))}
      </ol>
    </section>
  );
}
