import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import { Opening } from './opening';
import * as styles from './openings.module.css';

/** The openings as a ruled list that opens in place, one at a time. The build lists those that its edition shows. */
export function Openings({ section }: SectionProps<Queries.OpeningsSectionFragment>) {
  const { careers } = useText();
  const { title, none, openings } = section;
  return (
    <section className={classes(grid.section, styles.openings)}>
      <div className={grid.wrap}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {openings.length > 0 && (
            <p className={type.meta}>
              {openings.length} {careers.open}
            </p>
          )}
        </div>
        {openings.length > 0 ? (
          <ul className={styles.list}>
            {openings.map((opening) => (
              <li key={opening.slug}>
                <Opening opening={opening} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes(type.lead, styles.none)}>{none}</p>
        )}
      </div>
    </section>
  );
}
