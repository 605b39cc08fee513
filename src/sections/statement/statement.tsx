import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './statement.module.css';

/** A large paragraph with its label beside it. */
export function StatementSection({ section }: SectionProps<Queries.StatementSectionFragment>) {
  const id = React.useId();
  const { label, text, more } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby={id}>
      <h2 id={id} className={classNames(type.label, type.muted, styles.label)}>
        {label}
      </h2>
      <div className={styles.body}>
        <p className={type.lead}>{text}</p>
        {more && <TextLink label={more.label} to={more.to} icon={more.icon} className={styles.link} />}
      </div>
    </section>
  );
}
