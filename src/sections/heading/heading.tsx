import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './heading.module.css';

/** The title of a page without a hero. */
export function HeadingSection({ section }: SectionProps<Queries.HeadingSectionFragment>) {
  const { title, intro, aside, more } = section;
  const hasAside = Boolean(aside || more);
  return (
    <header className={classNames(grid.wrap, grid.grid, grid.first)}>
      <h1 className={classNames(styles.title, hasAside && styles.besideAside)}>{title}</h1>
      {hasAside && (
        <div className={styles.aside}>
          {aside && <p>{aside}</p>}
          {more && <ButtonLink {...more} />}
        </div>
      )}
      {intro && <p className={classNames(type.lead, styles.intro)}>{intro}</p>}
    </header>
  );
}
