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

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Inline tags, which do not separate words. */
const inlineTags = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)(?:\s[^<>]*)?>/g;

/** Converts HTML to plain text, with single spaces. */
export const htmlToText = (html: string): string =>
  html
    .replace(inlineTags, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

/** Parses JSON; a malformed text gives undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The field of a value by its name; undefined if the value is no object or has no such field of its own. */
export const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;

/** A number with its noun: `1 file`, `2 files`. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;
