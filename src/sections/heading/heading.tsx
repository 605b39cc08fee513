import { ButtonLink } from '../../ui/button/button';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './heading.module.css';

/** The title of a page that has no hero. */
export function Heading({ section }: SectionProps<Queries.HeadingSectionFragment>) {
  const { title, intro, aside, more } = section;
  return (
    <header className={classes(grid.wrap, grid.grid, grid.first)}>
      <h1 className={styles.title}>{title}</h1>
      {(aside || more) && (
        <div className={styles.aside}>
          {aside && <p>{aside}</p>}
          {more && <ButtonLink {...more} />}
        </div>
      )}
      {intro && <p className={classes(type.lead, styles.intro)}>{intro}</p>}
    </header>
  );
}
