import * as React from 'react';

/** The interface messages of content/text.yaml, by group. */
export type Messages = Queries.ContentTextFragment;

/** Holds the messages of a page; in the browser those that an island uses. */
export const MessagesContext = React.createContext<Messages | null>(null);

/** The interface messages of content/text.yaml. An island has those of the groups that it names. */
export const useMessages = (): Messages => React.use(MessagesContext)!;
