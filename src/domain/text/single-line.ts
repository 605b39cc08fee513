// Characters that change the text direction could disguise the text after them.
const disallowedCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Reduces a text to one line of at most `maxLength` UTF-16 units. A final space is kept, because the text may still be typed. */
export const sanitizeText = (text: string, maxLength: number): string =>
  text
    .replace(disallowedCharacters, ' ')
    .replace(/ {2,}/g, ' ')
    .trimStart()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '');

/** Reduces a text to one line for a mail header: no control or text-direction characters, at most 150 UTF-16 units. */
export const toSingleLine = (text: string): string => sanitizeText(text, 150).trimEnd();
