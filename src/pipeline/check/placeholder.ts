const placeholderStart = '(To write: ';

/** The placeholder of a text that an editor has to write: `(To write: what belongs there)`. */
export const formatPlaceholder = (what: string): string => `${placeholderStart}${what})`;

/** The offset of a placeholder in a text, or -1. */
export const findPlaceholder = (text: string): number => text.indexOf(placeholderStart);
