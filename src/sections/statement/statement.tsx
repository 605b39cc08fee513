import * as React from 'react';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { More } from '../../ui/more/more';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './statement.module.css';

/** One large paragraph, its label beside it. */
export function Statement({ section }: SectionProps<Queries.StatementSectionFragment>) {
  const id = React.useId();
  const { label, text, more } = section;
  return (
    <section className={classes(grid.wrap, grid.grid, grid.section)} aria-labelledby={id}>
      <h2 id={id} className={classes(type.label, styles.label)}>
        {label}
      </h2>
      <div className={styles.body}>
        <p className={type.lead}>{text}</p>
        {more && <More label={more.label} to={more.to} icon={more.icon} className={styles.more} />}
      </div>
    </section>
  );
}
