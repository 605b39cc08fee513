import { graphql } from 'gatsby';
import * as React from 'react';
import { PriceNote } from '../components/price-note';
import { ButtonLink } from '../ui/button';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid.module.css';
import * as listStyles from '../ui/list.module.css';
import { TextLink } from '../ui/text-link';
import * as type from '../ui/typography.module.css';
import type { SectionProps } from './section-props';
import * as styles from './texts.module.css';

/** The title of a page without a hero. */
export function HeadingSection({ section }: SectionProps<Queries.HeadingSectionFragment>) {
  const { title, intro, aside, more } = section;
  const hasAside = Boolean(aside || more);
  return (
    <header className={classNames(grid.wrap, grid.grid, grid.first)}>
      <h1 className={classNames(styles.pageTitle, hasAside && styles.besideAside)}>{title}</h1>
      {hasAside && (
        <div className={styles.aside}>
          {aside && <p>{aside}</p>}
          {more && <ButtonLink {...more} />}
          {more && <PriceNote to={more.to} />}
        </div>
      )}
      {intro && <p className={classNames(type.lead, styles.intro)}>{intro}</p>}
    </header>
  );
}

export const headingSectionFragment = graphql`
  fragment HeadingSection on HeadingSection {
    title
    intro: lead
    aside
    more: action {
      ...Action
    }
  }
`;

/** A large paragraph with its label beside it. */
export function StatementSection({ section }: SectionProps<Queries.StatementSectionFragment>) {
  const id = React.useId();
  const { label, text, more } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby={id}>
      <h2 id={id} className={classNames(type.label, type.muted, styles.statementLabel)}>
        {label}
      </h2>
      <div className={styles.statement}>
        <p className={type.lead}>{text}</p>
        {more && <TextLink label={more.label} to={more.to} icon={more.icon} className={styles.statementLink} />}
        {more && <PriceNote to={more.to} className={styles.price} />}
      </div>
    </section>
  );
}

export const statementSectionFragment = graphql`
  fragment StatementSection on StatementSection {
    label
    text
    more: action {
      ...Action
    }
  }
`;

/** A large sentence and a link. */
export function NoteSection({ section }: SectionProps<Queries.NoteSectionFragment>) {
  const { text, action } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, styles.note)}>
      <p className={classNames(type.lead, styles.noteText)}>{text}</p>
      <div className={classNames(grid.below, styles.noteLink)}>
        <TextLink {...action} />
        <PriceNote to={action.to} className={styles.price} />
      </div>
    </section>
  );
}

export const noteSectionFragment = graphql`
  fragment NoteSection on NoteSection {
    text
    action {
      ...Action
    }
  }
`;

/** A heading and paragraph beside a ruled list of short lines. */
export function ChecklistSection({ section }: SectionProps<Queries.ChecklistSectionFragment>) {
  const { title, text, lines } = section;
  return (
    <section className={classNames(grid.sand, styles.checklist)}>
      <div className={classNames(grid.wrap, grid.grid)}>
        <div className={styles.checklistText}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={classNames(grid.below, listStyles.ruled, styles.checklistItems)}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const checklistSectionFragment = graphql`
  fragment ChecklistSection on ChecklistSection {
    title
    text
    lines: items
  }
`;

/** A numbered, ruled list. */
export function StepsSection({ section }: SectionProps<Queries.StepsSectionFragment>) {
  const { title, items } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)}>
      <h2 className={styles.stepsTitle}>{title}</h2>
      <ol className={classNames(grid.below, listStyles.ruled, styles.steps)}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.step}>
            <i className={type.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </i>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const stepsSectionFragment = graphql`
  fragment StepsSection on StepsSection {
    title
    items {
      title
      text
    }
  }
`;

/** Three short paragraphs in steps down the page. */
export function ValuesSection({ section }: SectionProps<Queries.ValuesSectionFragment>) {
  const { title, items } = section;
  return (
    <section className={classNames(grid.section, grid.sand)}>
      <div className={grid.wrap}>
        <h2 className={grid.head}>{title}</h2>
        <ul className={classNames(grid.grid, styles.values)}>
          {items.map((item) => (
            <li key={item.title} className={styles.value}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const valuesSectionFragment = graphql`
  fragment ValuesSection on ValuesSection {
    title
    items {
      title
      text
    }
  }
`;
