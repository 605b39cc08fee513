import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import type { SectionProps } from '../section-props';
import { ShowroomEntry } from './showroom-entry';
import * as styles from './showrooms.module.css';

/** The showrooms: a wide one with a narrow one beside it. */
export function ShowroomsSection({ section }: SectionProps<Queries.ShowroomsSectionFragment>) {
  const id = React.useId();
  return (
    <section id="showrooms" className={classNames(grid.wrap, grid.grid, styles.section)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {section.title}
      </h2>
      {section.showrooms.map((showroom) => (
        <ShowroomEntry key={showroom.slug} showroom={showroom} />
      ))}
    </section>
  );
}
