import { graphql } from 'gatsby';
import { getChannelUrl, type ReplyChannel } from '../domain/forms/reply';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import { kit } from '../ui/kit';

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
