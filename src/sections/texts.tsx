import { graphql } from 'gatsby';
import * as React from 'react';
import { PriceNote } from '../components/price-note';
import { ButtonLink } from '../ui/button';
import { Beside } from '../ui/beside';
import { classNames, kit } from '../ui/kit';
import { formatNumber } from '../ui/figure';
import { TextLink } from '../ui/link';
import type { SectionProps } from './section-props';
import * as styles from './texts.module.css';

/** The title of a page without a hero. */
export function HeadingSection({ section }: SectionProps<Queries.HeadingSectionFragment>) {
  const { title, intro, aside, more } = section;
  const hasAside = Boolean(aside || more);
  return (
    <header className={classNames(kit.wrap, kit.grid, kit.first)}>
      <h1 className={classNames(styles.pageTitle, hasAside && styles.besideAside)}>{title}</h1>
      {hasAside && (
        <div className={styles.aside}>
          {aside && <p>{aside}</p>}
          {more && <ButtonLink {...more} />}
          {more && <PriceNote to={more.to} />}
        </div>
      )}
      {intro && <p className={classNames(kit.lead, styles.intro)}>{intro}</p>}
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
    <section className={classNames(kit.wrap, kit.grid, kit.section)} aria-labelledby={id}>
      <h2 id={id} className={classNames(kit.label, kit.muted, styles.statementLabel)}>
        {label}
      </h2>
      <div className={classNames(kit.main, styles.statement)}>
        <p className={kit.lead}>{text}</p>
        {more && <TextLink label={more.label} to={more.to} icon={more.icon} className={styles.statementLink} />}
        {more && <PriceNote to={more.to} className={kit.after} />}
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
    <section className={classNames(kit.wrap, kit.grid, styles.note)}>
      <p className={kit.lead} style={{ '--columns': '1 / 8' }}>
        {text}
      </p>
      <div className={classNames(kit.below, styles.noteLink)}>
        <TextLink {...action} />
        <PriceNote to={action.to} className={kit.after} />
      </div>
    </section>
  );
}

/** A heading and paragraph beside a ruled list of short lines. */
export function ChecklistSection({ section }: SectionProps<Queries.ChecklistSectionFragment>) {
  const { title, text, lines } = section;
  return (
    <section className={classNames(kit.sand, styles.checklist)}>
      <div className={classNames(kit.wrap, kit.grid)}>
        <div className={classNames(kit.half, styles.checklistText)}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={classNames(kit.below, kit.half, kit.ruled, styles.checklistItems)}>
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
    <Beside title={title} className={kit.section}>
      <ol className={kit.ruled}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.step}>
            <i className={kit.number} aria-hidden="true">
              {formatNumber(index + 1)}
            </i>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Beside>
  );
}

/** Three short paragraphs in steps down the page. */
export function ValuesSection({ section }: SectionProps<Queries.ValuesSectionFragment>) {
  const { title, items } = section;
  return (
    <section className={classNames(kit.section, kit.sand)}>
      <div className={kit.wrap}>
        <h2 className={kit.head}>{title}</h2>
        <ul className={classNames(kit.grid, styles.values)}>
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
