import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './checklist.module.css';

/** A heading and paragraph beside a ruled list of short lines. */
export function ChecklistSection({ section }: SectionProps<Queries.ChecklistSectionFragment>) {
  const { title, text, lines } = section;
  return (
    <section className={classNames(grid.sand, styles.checklist)}>
      <div className={classNames(grid.wrap, grid.grid)}>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={classNames(grid.below, listStyles.ruled, styles.list)}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
