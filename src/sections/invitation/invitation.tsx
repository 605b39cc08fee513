import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { More } from '../../ui/more/more';
import { Plate } from '../../ui/plate/plate';
import type { SectionProps } from '../section-props';
import * as styles from './invitation.module.css';

/** A picture and, at its foot, a heading with a link onward. */
export function Invitation({ section, firstPlate }: SectionProps<Queries.InvitationSectionFragment>) {
  const { title, text, action, picture } = section;
  return (
    <section className={classes(grid.wrap, grid.grid, grid.section)}>
      <Plate
        picture={picture}
        sizes="(max-width: 800px) 90vw, (min-width: 1600px) 780px, 52vw"
        number={firstPlate}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <More {...action} />
      </div>
    </section>
  );
}
