/** A text on one line, for the head of a mail: no control characters, no marks that turn the direction of reading, 150 characters at most. */
export const toSingleLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 150)
    .trimEnd();
