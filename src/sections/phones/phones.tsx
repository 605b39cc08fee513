import { daysLabel, timesLabel } from '../../logic/hours';
import { phoneLink } from '../../logic/phone';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './phones.module.css';

/** The telephone numbers of the showrooms, set large. */
export function Phones({ section }: SectionProps<Queries.PhonesSectionFragment>) {
  const { showroom: words } = useText();
  const { title, showrooms } = section;
  return (
    <section className={classes(grid.wrap, grid.section)}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={classes(grid.grid, styles.list)}>
        {showrooms.map(({ slug, name, phones, hours }) => (
          <li key={slug} className={styles.showroom}>
            <h3 className={classes(type.label, styles.name)}>{name}</h3>
            {phones.map((phone) => (
              <p key={phone} className={styles.phone}>
                <a href={phoneLink(phone)}>{phone}</a>
              </p>
            ))}
            {hours.map((run) => (
              <p key={run.from} className={type.meta}>
                {daysLabel(run, words.to)}, {timesLabel(run)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
