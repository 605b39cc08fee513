import { graphql } from 'gatsby';
import { type DocumentKind, formatDocumentFacts } from '../domain/documents';
import { documentsPath } from '../domain/routes';
import { Beside } from '../ui/beside';
import { Entry } from '../ui/entry';
import * as kit from '../ui/kit.module.css';
import { useMessages } from '../ui/messages';
import { TextLink } from '../ui/text-link';

interface DocumentGroupProps {
  title: string;
  /** The id of the heading. */
  id?: string | undefined;
  documents: readonly Queries.DocumentRowFragment[];
  className?: string | undefined;
  /** Whether a link leads to the documents that are not among these, and each names its kind. */
  isPart?: boolean;
}

/** Documents beside their heading; nothing where there are none. */
export function DocumentGroup({ title, id, documents, className, isPart = false }: DocumentGroupProps) {
  const { document: messages } = useMessages();
  if (documents.length === 0) return null;
  return (
    <Beside title={title} id={id} className={className} print={isPart ? 'none' : undefined}>
      <DocumentList documents={documents} hasKinds={isPart} />
      {isPart && <TextLink label={messages.all} to={documentsPath} className={kit.onward} />}
    </Beside>
  );
}

/** Documents as a ruled list: what each is good for, and what it is, how large and of which day before it is opened. */
function DocumentList({ documents, hasKinds }: Pick<DocumentGroupProps, 'documents'> & { hasKinds: boolean }) {
  const { document: labels } = useMessages();
  return (
    <ul className={kit.ruled}>
      {documents.map(({ slug, title, summary, kind, url, ...rest }) => (
        <li key={slug}>
          <Entry
            to={url}
            title={title}
            text={summary}
            facts={formatDocumentFacts({ ...rest, kind: hasKinds ? (kind as DocumentKind) : null }, labels)}
            icon={rest.size === null ? 'arrow-up-right' : 'download'}
          />
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
