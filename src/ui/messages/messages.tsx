import * as React from 'react';

const MessagesContext = React.createContext<Queries.ContentTextFragment | null>(null);

/** Gives the small words of content/text.yaml to everything below. */
export const MessagesProvider = MessagesContext.Provider;

/** The small words of content/text.yaml. */
export function useMessages(): Queries.ContentTextFragment {
  const text = React.useContext(MessagesContext);
  if (!text) throw new Error('useText needs a TextProvider above it.');
  return text;
}
