/** Reduces a text to one line for a mail header: no control or text-direction characters, at most 150 UTF-16 units. */
export const toSingleLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 150)
    .trimEnd();
