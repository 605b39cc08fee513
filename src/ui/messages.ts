let messages: Queries.ContentTextFragment | undefined;

/**
 * Sets the interface messages of content/text.yaml, before any component reads them. They are the same on every page of a build, so a module
 * holds them and not a context: islands, which have roots of their own, read them too.
 */
export function setMessages(value: Queries.ContentTextFragment): void {
  messages = value;
}

/** The interface messages of content/text.yaml. */
export const getMessages = (): Queries.ContentTextFragment => messages!;
