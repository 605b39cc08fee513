import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import { Picture } from '../../ui/picture/picture';
import type { SectionProps } from '../section-props';
import * as styles from './catalogue.module.css';

/** The cover of the catalogue with a link to it. */
export function CatalogueSection({ section }: SectionProps<Queries.CatalogueSectionFragment>) {
  const id = React.useId();
  const { title, text, site } = section;
  const { cover, action } = site.catalogue;
  return (
    <section className={classNames(grid.section, grid.sand)} aria-labelledby={id}>
      <div className={classNames(grid.wrap, grid.grid, styles.inner)}>
        <Picture picture={cover} sizes="(max-width: 800px) min(67vw, 340px), (max-width: 1520px) 29vw, 432px" className={styles.cover} />
        <div className={styles.content}>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <TextLink label={action.label} to={action.to} icon={action.icon} />
        </div>
      </div>
    </section>
  );
}
