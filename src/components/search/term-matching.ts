/** A part of a text, and whether the search matched it. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

const normalizeWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The share of a term that a word must begin with to match. */
const minPrefixShare = 0.4;

/**
 * Whether a word matches a term. Pagefind falls back on the longest word that a term begins with, so that `agabe` would match every `a`.
 */
export function matchesTerm(term: string, word: string): boolean {
  const [normalizedTerm, normalizedWord] = [normalizeWord(term), normalizeWord(word)];
  const maxLength = Math.min(normalizedTerm.length, normalizedWord.length);
  let prefixLength = 0;
  while (prefixLength < maxLength && normalizedTerm[prefixLength] === normalizedWord[prefixLength]) prefixLength += 1;
  return prefixLength >= Math.min(3, normalizedTerm.length) && prefixLength >= normalizedTerm.length * minPrefixShare;
}

/** Whether the matched words of a text answer each term of a query. */
export const matchesAllTerms = (query: string, matchedWords: readonly string[]): boolean =>
  query
    .split(/\s+/)
    .filter((term) => normalizeWord(term) !== '')
    .every((term) => matchedWords.some((word) => matchesTerm(term, word)));

/** Splits a text into matched and unmatched segments. */
export function highlightMatches(text: string, matchedWords: readonly string[]): TextSegment[] {
  const matches = new Set(matchedWords.map(normalizeWord));
  const segments: TextSegment[] = [];
  for (const part of text.split(/(\s+)/)) {
    const isMatch = normalizeWord(part) !== '' && matches.has(normalizeWord(part));
    const last = segments.at(-1);
    if (last && last.isMatch === isMatch) last.text += part;
    else if (part !== '') segments.push({ text: part, isMatch });
  }
  return segments;
}

const wordsBefore = 6;
const wordsAfter = 18;

/** The part of a long text around a word, with an ellipsis where it is cut. */
export function getExcerpt(words: readonly string[], index: number): string {
  const start = Math.max(0, index - wordsBefore);
  const end = Math.min(words.length, index + wordsAfter);
  const text = words.slice(start, end).join(' ');
  return `${start > 0 ? '…' : ''}${end < words.length ? `${text.replace(/[.,;:]$/, '')}…` : text}`;
}
