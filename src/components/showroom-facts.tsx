import { graphql } from 'gatsby';
import type { AccessFeature } from '../domain/access';
import { getChannelUrl, type ReplyChannel } from '../domain/forms/reply';
import { DefinitionList } from '../ui/definition-list';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import * as styles from './showroom-facts.module.css';

interface ChatsProps {
  showroom: Queries.ChatsFragment;
  className?: string;
}

/** Links with which a visitor writes to a showroom at once: a text message, Viber, Messenger. */
export function Chats({ showroom: { name, chats }, className }: ChatsProps) {
  const { reply } = useMessages();
  return chats?.flatMap(({ channel, to }) => [
    <Link key={channel} to={getChannelUrl(channel as ReplyChannel, to)} className={className}>
      {reply[channel as ReplyChannel]}
      <span className={kit.hidden}> {name}</span>
    </Link>,
    ' ',
  ]);
}

export const chatsFragment = graphql`
  fragment Chats on Showroom {
    name
    chats {
      ...Chat
    }
  }
`;

/** How a showroom can be reached and used: for each fact whether it is so, and what to know. */
export function AccessFacts({ showroom, className }: { showroom: Queries.AccessFactsFragment; className?: string }) {
  const { access: labels } = useMessages();
  return (
    <DefinitionList
      className={className}
      items={(showroom.access ?? []).map(({ feature, available, note }) => ({
        label: labels[feature as AccessFeature],
        value: `${available ? labels.yes : labels.no}${note ? ` ${note}` : ''}`,
      }))}
    />
  );
}

/** The same as a row of a section, beside its heading; nothing where content has none. */
export function AccessRow({ showroom }: { showroom: Queries.AccessFactsFragment }) {
  const { showroom: messages } = useMessages();
  if (!showroom.access) return null;
  return (
    <div className={classNames(kit.grid, styles.row)}>
      <h3 className={kit.side}>{messages.access}</h3>
      <AccessFacts showroom={showroom} className={classNames(kit.main, styles.beside)} />
    </div>
  );
}

export const accessFactsFragment = graphql`
  fragment AccessFacts on Showroom {
    access {
      ...AccessFact
    }
  }
`;
