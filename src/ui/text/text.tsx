import * as React from 'react';

const Text = React.createContext<Queries.ContentTextFragment | null>(null);

/** Gives the small words of content/text.yaml to everything below. */
export const TextProvider = Text.Provider;

/** The small words of content/text.yaml. */
export function useText(): Queries.ContentTextFragment {
  const text = React.useContext(Text);
  if (!text) throw new Error('useText needs a TextProvider above it.');
  return text;
}
