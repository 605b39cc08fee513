import type * as React from 'react';

let messages: Queries.ContentTextFragment | undefined;

/**
 * Gives the interface messages of content/text.yaml to the whole page. They are the same on every page of a build, so a module holds them and not a
 * context: islands, which have roots of their own, read them too.
 */
export function MessagesProvider({ value, children }: { value: Queries.ContentTextFragment; children: React.ReactNode }) {
  messages = value;
  return children;
}

/** The interface messages of content/text.yaml; the layout renders `MessagesProvider` before any component that reads them. */
export const useMessages = (): Queries.ContentTextFragment => messages!;
