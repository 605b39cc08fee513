import { graphql } from 'gatsby';
import { type DocumentKind, formatDocumentFacts } from '../domain/documents';
import { documentsPath } from '../domain/routes';
import { Beside } from '../ui/beside';
import * as entryStyles from './entry.module.css';
import type { IconName } from '../domain/icons';
import { Icon } from '../ui/icon';
import { classNames, kit } from '../ui/kit';
import { useMessages } from '../ui/messages';
import { Link, TextLink } from '../ui/link';

interface DocumentGroupProps {
  title: string;
  /** The id of the heading. */
  id?: string | undefined;
  documents: readonly Queries.DocumentRowFragment[];
  className?: string | undefined;
  /** Whether a link leads to the documents that are not among these, and each names its kind. */
  isPart?: boolean;
}

/**
 * Documents beside their heading as a ruled list: what each is good for, and what it is, how large and of which day before it is opened. Nothing
 * where there are none.
 */
export function DocumentGroup({ title, id, documents, className, isPart = false }: DocumentGroupProps) {
  const { document: messages } = useMessages();
  if (documents.length === 0) return null;
  return (
    <Beside title={title} id={id} className={className} print={isPart ? 'none' : undefined}>
      <ul className={kit.ruled}>
        {documents.map(({ slug, title: name, summary, kind, url, ...rest }) => (
          <li key={slug}>
            <Entry
              to={url}
              title={name}
              text={summary}
              facts={formatDocumentFacts({ ...rest, kind: isPart ? (kind as DocumentKind) : null }, messages)}
              icon={rest.size === null ? 'arrow-up-right' : 'download'}
            />
          </li>
        ))}
      </ul>
      {isPart && <TextLink label={messages.all} to={documentsPath} className={kit.onward} />}
    </Beside>
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

interface EntryProps {
  to: string;
  title: string;
  /** What it is good for, below the title. */
  text?: string;
  /** What it is: its kind, its place or its day. */
  facts: string;
  icon: IconName;
}

/** A link of a ruled list: its title, a small text below it, a line of facts, and an icon at the end. */
export function Entry({ to, title, text, facts, icon }: EntryProps) {
  return (
    <Link to={to} className={classNames(kit.nudge, kit.hover, entryStyles.entry)}>
      <b>{title}</b> {text && <span className={classNames(kit.small, entryStyles.text)}>{text}</span>}{' '}
      <span className={classNames(kit.meta, entryStyles.facts)}>{facts}</span>
      <Icon name={icon} />
    </Link>
  );
}
