import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import type { SectionProps } from '../section-props';
import * as styles from './catalogue.module.css';

/** What is in the catalogue, with a link to it. Its cover is in the footer below. */
export function CatalogueSection({ section }: SectionProps<Queries.CatalogueSectionFragment>) {
  const id = React.useId();
  const { title, text, site } = section;
  const { action } = site.catalogue;
  return (
    <section className={classNames(grid.section, grid.sand)} aria-labelledby={id}>
      <div className={classNames(grid.wrap, grid.grid, styles.inner)}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={classNames(grid.below, styles.content)}>
          <p className={styles.text}>{text}</p>
          <TextLink label={action.label} to={action.to} icon={action.icon} />
        </div>
      </div>
    </section>
  );
}
