const begins = '(To write: ';

/** What stands where an editor is to write: `(To write: what belongs there)`. */
export const standIn = (what: string): string => `${begins}${what})`;

/** Where a text still holds such words, or -1. */
export const standInAt = (text: string): number => text.indexOf(begins);
