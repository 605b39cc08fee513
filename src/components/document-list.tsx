import { graphql } from 'gatsby';
import { type DocumentKind, formatDocumentFacts } from '../domain/documents';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import * as listStyles from '../ui/list.module.css';
import { useMessages } from '../ui/messages';
import * as textLinkStyles from '../ui/text-link.module.css';
import * as type from '../ui/typography.module.css';
import * as styles from './document-list.module.css';

/** Documents as a ruled list: what each is good for, and what it is, how large and of which day before it is opened. */
export function DocumentList({ documents }: { documents: readonly Queries.DocumentRowFragment[] }) {
  const { document: labels } = useMessages();
  return (
    <ul className={listStyles.ruled}>
      {documents.map(({ slug, title, summary, kind, url, ...rest }) => (
        <li key={slug}>
          <Link to={url} className={classNames(textLinkStyles.nudge, styles.row)}>
            <b>{title}</b> <span className={type.small}>{summary}</span>{' '}
            <span className={type.meta}>{formatDocumentFacts({ ...rest, kind: kind as DocumentKind }, labels)}</span>
            <Icon name={rest.size === null ? 'arrow-up-right' : 'download'} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const documentRowFragment = graphql`
  fragment DocumentRow on Document {
    slug
    title
    summary
    kind
    revised
    url
    size
  }
`;
