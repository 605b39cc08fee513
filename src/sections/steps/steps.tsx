import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as type from '../../ui/typography/typography.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './steps.module.css';

/** A numbered, ruled list. */
export function StepsSection({ section }: SectionProps<Queries.StepsSectionFragment>) {
  const { title, items } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={classNames(grid.below, listStyles.ruled, styles.list)}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.step}>
            <i className={type.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </i>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
