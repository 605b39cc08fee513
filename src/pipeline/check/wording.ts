import { closest, distance } from 'fastest-levenshtein';
import type { FieldPath } from './read/source-file';

const maxListedWithMatch = 12;
const maxListedWithoutMatch = 30;

/** The closest name to a misspelled one, or undefined when more than two letters in five differ from every name. */
export function findClosestName(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const folded = names.find((name) => name.toLowerCase() === word.toLowerCase());
  if (folded !== undefined) return folded;
  const name = closest(word, names);
  return distance(word, name) <= Math.ceil(word.length * 0.4) ? name : undefined;
}

/** Names in backquotes as a list: `a`, `b` and `c`. */
export function formatNames(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)!}`;
}

/** The question for the name that was meant, or another advice where there is none. */
export const formatClosestName = (name: string | undefined, otherwise: string): string =>
  name === undefined ? otherwise : `Did you mean \`${name}\`?`;

/**
 * The sentence that suggests names after a wrong one: the closest name, or all names while they are few.
 * `what` begins the list: "The brands are".
 */
export function formatSuggestion(word: string, names: readonly string[], what: string): string {
  const name = findClosestName(word, names);
  const isListed = names.length > 0 && names.length <= (name === undefined ? maxListedWithoutMatch : maxListedWithMatch);
  const list = isListed ? `${what} ${formatNames(names)}.` : '';
  return `${formatClosestName(name, '')} ${list}`.trim();
}

/** A value nearly as an editor wrote it. */
export const toPlainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value between backquotes, cut when it is long. Signs that look like a space or like nothing are named. */
export function formatValue(value: unknown): string {
  const text = toPlainText(value);
  const cut = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  const shown = cut.replace(/[\u00a0\u202f]/g, '[no-break space]').replace(/(?! )[\p{Zs}\p{Cf}]/gu, '[unseen sign]');
  return `\`${shown}\``;
}

/** `alt`, or entry 2 of `gallery`. */
export function formatSubjectName(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `\`${last}\``;
  const list = path.slice(0, -1);
  return `entry ${last + 1}${list.length === 0 ? '' : ` of ${formatSubjectName(list)}`}`;
}

/** A text as a slug: `What’s new` is `whats-new`. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A text as a regular expression that finds it. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
