import { graphql } from 'gatsby';
import * as React from 'react';
import { DocumentList } from '../components/document-list';
import { documentKinds } from '../domain/documents';
import { documentsPath } from '../domain/routes';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid.module.css';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import * as textLinkStyles from '../ui/text-link.module.css';
import { TextLink } from '../ui/text-link';
import type { SectionProps } from './section-props';
import * as styles from './documents.module.css';

/** Some documents, such as those of a service. */
export function DocumentsSection({ section }: SectionProps<Queries.DocumentsSectionFragment>) {
  const { document: messages } = useMessages();
  const { title, documents } = section;
  return (
    <Group title={title} documents={documents} className={grid.section} print="none">
      <TextLink label={messages.all} to={documentsPath} className={styles.all} />
    </Group>
  );
}

export const documentsSectionFragment = graphql`
  fragment DocumentsSection on DocumentsSection {
    title
    documents {
      ...DocumentRow
    }
  }
`;

/** All documents by kind, and the brands that have documents. */
export function DocumentLibrarySection({ section }: SectionProps<Queries.DocumentLibrarySectionFragment>) {
  const { document: messages } = useMessages();
  const id = React.useId();
  const { by_brand: title, brands } = section;
  const documents = [...section.documents].sort((one, other) => one.title.localeCompare(other.title));
  const counted = brands.map((brand) => ({
    ...brand,
    count: documents.filter((one) => one.brands.some(({ link }) => link === brand.link)).length,
  }));
  return (
    <div className={grid.last}>
      {documentKinds.map((kind) => (
        <Group key={kind} title={messages[kind]} documents={documents.filter((one) => one.kind === kind)} className={styles.kind} />
      ))}
      <section className={classNames(grid.wrap, grid.grid, styles.kind)} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={classNames(grid.below, styles.brands)}>
          {counted
            .filter(({ count }) => count > 0)
            .map(({ title: name, link, count }) => (
              <li key={link}>
                <Link to={link} className={classNames(textLinkStyles.underlined, textLinkStyles.target)}>
                  {name}
                </Link>{' '}
                <span>{count}</span>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

export const documentLibrarySectionFragment = graphql`
  fragment DocumentLibrarySection on DocumentLibrarySection {
    by_brand
    documents {
      ...DocumentRow
      brands {
        link
      }
    }
    brands {
      title
      link
    }
  }
`;

interface GroupProps {
  title: string;
  documents: readonly Queries.DocumentRowFragment[];
  className?: string;
  /** A list of links is of no use on paper. */
  print?: 'none';
  children?: React.ReactNode;
}

/** Documents beside their heading; nothing where there are none. */
function Group({ title, documents, className, print, children }: GroupProps) {
  const id = React.useId();
  if (documents.length === 0) return null;
  return (
    <section className={classNames(grid.wrap, grid.grid, className)} aria-labelledby={id} data-print={print}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={classNames(grid.below, styles.list)}>
        <DocumentList documents={documents} />
        {children}
      </div>
    </section>
  );
}
