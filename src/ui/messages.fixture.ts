import { setMessages } from './messages';

const byName = new Proxy({}, { get: (_, name) => name });

// In a test that imports this file every message is its own name: `submit` for `newsletter.submit`.
setMessages(new Proxy({}, { get: () => byName }) as Queries.ContentTextFragment);
