/** A piece of a text, with whether the search found it. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

const normalizeWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** How much of a term a word must begin with to be an answer to it. */
const minPrefixShare = 0.4;

/**
 * Whether a word of a text is an answer to a term. The index falls back on the longest word that a term begins with, so that `agabe`
 * would find every `a`.
 */
export function matchesTerm(term: string, word: string): boolean {
  const [asked, found] = [normalizeWord(term), normalizeWord(word)];
  const most = Math.min(asked.length, found.length);
  let same = 0;
  while (same < most && asked[same] === found[same]) same += 1;
  return same >= Math.min(3, asked.length) && same >= asked.length * minPrefixShare;
}

/** Whether the words that were found in a text answer each term of a query. */
export const matchesAllTerms = (query: string, found: readonly string[]): boolean =>
  query
    .split(/\s+/)
    .filter((term) => normalizeWord(term) !== '')
    .every((term) => found.some((word) => matchesTerm(term, word)));

/** A text in pieces, its words that were found apart from the rest. */
export function highlightMatches(text: string, found: readonly string[]): TextSegment[] {
  const known = new Set(found.map(normalizeWord));
  const pieces: TextSegment[] = [];
  for (const part of text.split(/(\s+)/)) {
    const isFound = normalizeWord(part) !== '' && known.has(normalizeWord(part));
    const last = pieces.at(-1);
    if (last && last.isMatch === isFound) last.text += part;
    else if (part !== '') pieces.push({ text: part, isMatch: isFound });
  }
  return pieces;
}

const wordsBefore = 6;
const wordsAfter = 18;

/** The part of a long text round the first word that was found, an ellipsis where it is cut. */
export function getExcerpt(words: readonly string[], at: number): string {
  const start = Math.max(0, at - wordsBefore);
  const end = Math.min(words.length, at + wordsAfter);
  return `${start > 0 ? '…' : ''}${words.slice(start, end).join(' ')}${end < words.length ? '…' : ''}`;
}
