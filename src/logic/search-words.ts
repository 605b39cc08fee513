/** A piece of a text, with whether the search found it. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const letters = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** How much of a term a word must begin with to be an answer to it. */
const enough = 0.4;

/**
 * Whether a word of a text is an answer to a term. The index falls back on the longest word that a term begins with, so that `agabe`
 * would find every `a`.
 */
export function answers(term: string, word: string): boolean {
  const [asked, found] = [letters(term), letters(word)];
  const most = Math.min(asked.length, found.length);
  let same = 0;
  while (same < most && asked[same] === found[same]) same += 1;
  return same >= Math.min(3, asked.length) && same >= asked.length * enough;
}

/** Whether the words that were found in a text answer each term of a query. */
export const answersAll = (query: string, found: readonly string[]): boolean =>
  query
    .split(/\s+/)
    .filter((term) => letters(term) !== '')
    .every((term) => found.some((word) => answers(term, word)));

/** A text in pieces, its words that were found apart from the rest. */
export function marked(text: string, found: readonly string[]): Piece[] {
  const known = new Set(found.map(letters));
  const pieces: Piece[] = [];
  for (const part of text.split(/(\s+)/)) {
    const isFound = letters(part) !== '' && known.has(letters(part));
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) last.text += part;
    else if (part !== '') pieces.push({ text: part, isFound });
  }
  return pieces;
}

const before = 6;
const after = 18;

/** The part of a long text round the first word that was found, an ellipsis where it is cut. */
export function around(words: readonly string[], at: number): string {
  const start = Math.max(0, at - before);
  const end = Math.min(words.length, at + after);
  return `${start > 0 ? '…' : ''}${words.slice(start, end).join(' ')}${end < words.length ? '…' : ''}`;
}
