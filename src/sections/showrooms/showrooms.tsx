import * as React from 'react';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import type { SectionProps } from '../section-props';
import { Showroom } from './showroom';
import * as styles from './showrooms.module.css';

/** The showrooms, one wide and one narrow beside it. */
export function Showrooms({ section }: SectionProps<Queries.ShowroomsSectionFragment>) {
  const id = React.useId();
  return (
    <section id="showrooms" className={classes(grid.wrap, grid.grid, styles.section)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {section.title}
      </h2>
      {section.showrooms.map((showroom) => (
        <Showroom key={showroom.slug} showroom={showroom} />
      ))}
    </section>
  );
}
