import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './values.module.css';

/** Three short paragraphs in steps down the page. */
export function ValuesSection({ section }: SectionProps<Queries.ValuesSectionFragment>) {
  const { title, items } = section;
  return (
    <section className={classNames(grid.section, grid.sand)}>
      <div className={grid.wrap}>
        <h2 className={grid.head}>{title}</h2>
        <ul className={classNames(grid.grid, styles.list)}>
          {items.map((item) => (
            <li key={item.title} className={styles.value}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
