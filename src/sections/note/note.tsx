import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { More } from '../../ui/more/more';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './note.module.css';

/** One large sentence and a link. */
export function Note({ section }: SectionProps<Queries.NoteSectionFragment>) {
  const { text, action } = section;
  return (
    <section className={classes(grid.wrap, grid.grid, styles.note)}>
      <p className={classes(type.lead, styles.text)}>{text}</p>
      <More {...action} className={styles.more} />
    </section>
  );
}
