import { graphql } from 'gatsby';
import { DocumentGroup } from '../components/document-list';
import { documentKinds } from '../domain/documents';
import { Beside } from '../ui/beside';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import type { SectionProps } from './section-props';
import * as styles from './documents.module.css';

/** Some documents, such as those of a service. */
export function DocumentsSection({ section }: SectionProps<Queries.DocumentsSectionFragment>) {
  return <DocumentGroup {...section} className={kit.section} isPart />;
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
  const { by_brand: title, brands } = section;
  const documents = [...section.documents].sort((one, other) => one.title.localeCompare(other.title));
  const counted = brands.map((brand) => ({
    ...brand,
    count: documents.filter((one) => one.brands.some(({ link }) => link === brand.link)).length,
  }));
  return (
    <div className={kit.last}>
      {documentKinds.map((kind) => (
        <DocumentGroup
          key={kind}
          title={messages[kind]}
          documents={documents.filter((one) => one.kind === kind)}
          className={styles.group}
        />
      ))}
      <Beside title={title} className={styles.group}>
        <ul className={styles.brands}>
          {counted
            .filter(({ count }) => count > 0)
            .map(({ title: name, link, count }) => (
              <li key={link}>
                <Link to={link} className={classNames(kit.underlined, kit.target)}>
                  {name}
                </Link>{' '}
                <span>{count}</span>
              </li>
            ))}
        </ul>
      </Beside>
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
