import * as React from 'react';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { More } from '../../ui/more/more';
import { Picture } from '../../ui/picture/picture';
import type { SectionProps } from '../section-props';
import * as styles from './catalogue.module.css';

/** The cover of the catalogue, and where to open it. */
export function Catalogue({ section }: SectionProps<Queries.CatalogueSectionFragment>) {
  const id = React.useId();
  const { title, text, site } = section;
  const { cover, action } = site.catalogue;
  return (
    <section className={classes(grid.section, styles.section)} aria-labelledby={id}>
      <div className={classes(grid.wrap, grid.grid, styles.inner)}>
        <Picture picture={cover} sizes="(max-width: 800px) min(67vw, 340px), (max-width: 1520px) 29vw, 432px" className={styles.cover} />
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <More label={action.label} to={action.to} icon={action.icon} />
        </div>
      </div>
    </section>
  );
}
