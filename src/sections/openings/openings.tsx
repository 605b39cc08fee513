import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import { OpeningDetails } from './opening-details';
import * as styles from './openings.module.css';

/** The job openings as a ruled list that expands in place, one at a time. */
export function OpeningsSection({ section }: SectionProps<Queries.OpeningsSectionFragment>) {
  const { careers } = useMessages();
  const { title, none, openings } = section;
  return (
    <section className={classNames(grid.section, styles.openings)}>
      <div className={grid.wrap}>
        <div className={styles.header}>
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
                <OpeningDetails opening={opening} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={classNames(type.lead, styles.empty)}>{none}</p>
        )}
      </div>
    </section>
  );
}
