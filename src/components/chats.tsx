import { graphql } from 'gatsby';
import { getChannelUrl, type ReplyChannel } from '../domain/forms/reply';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';

interface ChatsProps {
  chats: Queries.ChatsFragment['chats'];
  className?: string;
}

/** Links with which a visitor writes to a showroom at once: a text message, Viber, Messenger. */
export function Chats({ chats, className }: ChatsProps) {
  const { reply } = useMessages();
  return chats?.map(({ channel, to }) => (
    <Link key={channel} to={getChannelUrl(channel as ReplyChannel, to)} className={className}>
      {reply[channel as ReplyChannel]}
    </Link>
  ));
}

export const chatsFragment = graphql`
  fragment Chats on Showroom {
    chats {
      channel
      to
    }
  }
`;
