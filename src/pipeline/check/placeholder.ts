const placeholderStart = '(To write: ';

/** What stands where an editor is to write: `(To write: what belongs there)`. */
export const formatPlaceholder = (what: string): string => `${placeholderStart}${what})`;

/** Where a text still holds such words, or -1. */
export const findPlaceholder = (text: string): number => text.indexOf(placeholderStart);
