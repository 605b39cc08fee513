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
 * Whether a word, or a part of a compound, matches a term. Pagefind falls back on the longest word that a term begins with, so that
 * `agabe` would match every `a`.
 */
export const matchesTerm = (term: string, word: string): boolean =>
  matchesWord(term, word) || word.split(/[-‐‑–/]/).some((part) => matchesWord(term, part));

function matchesWord(term: string, word: string): boolean {
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

/** The words of English and Filipino that join others and name nothing. */
const joiningWords = new Set(
  'a an and are at by do does for from have i in is it my of on or the there to what with you your ang ay ba mga na ng po sa si'.split(' '),
);

const normalizeAll = (words: readonly string[]): string[] => words.map(normalizeWord);

/** A query without the words that join others and without some terms; the whole query, if nothing would be left. */
export function removeTerms(query: string, terms: readonly string[] = []): string {
  const removed = new Set(normalizeAll(terms));
  const left = query.split(' ').filter((word) => !joiningWords.has(normalizeWord(word)) && !removed.has(normalizeWord(word)));
  return left.join(' ') || query;
}

/** The words of a list of phrases, in which a comma ends a phrase, whose whole phrase is in a query. */
export function findPhrases(query: string, words: readonly string[]): string[] {
  const terms = new Set(normalizeAll(query.split(' ')));
  const phrases = words
    .join(' ')
    .split(',')
    .map((phrase) => normalizeAll(phrase.trim().split(' ')));
  return phrases.filter((phrase) => phrase.every((word) => terms.has(word))).flat();
}

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

/** The text in lower case without accents, for comparison. */
const normalizeName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The edit distance of two words: insertions, deletions, substitutions, and swaps of neighbors (optimal string alignment). */
export function getEditDistance(first: string, second: string): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped = row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      const swapped = isSwapped ? rowBeforePrevious[column - 2]! + 1 : Infinity;
      currentRow[column] = Math.min(
        previousRow[column]! + 1,
        currentRow[column - 1]! + 1,
        previousRow[column - 1]! + (isSame ? 0 : 1),
        swapped,
      );
    }
    [rowBeforePrevious, previousRow] = [previousRow, currentRow];
  }
  return previousRow[second.length]!;
}

/** The edit distance up to which a name of a length still matches. */
const getMaxDistance = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

/** The name that a misspelt word most likely means, or undefined. */
export function findSimilarName(word: string, names: readonly string[]): string | undefined {
  const normalizedWord = normalizeName(word);
  const getLimit = (name: string) => Math.min(getMaxDistance(name.length), getMaxDistance(normalizedWord.length));
  const matches = names
    .map((name) => ({ name, distance: getEditDistance(normalizedWord, normalizeName(name)) }))
    .filter(({ name, distance }) => distance <= getLimit(name))
    .sort((first, second) => first.distance - second.distance);
  return matches[0]?.name;
}

/** The query with each misspelt name corrected, or undefined if none is misspelt. */
export function correctQuery(query: string, names: readonly string[]): string | undefined {
  const whole = findSimilarName(query, names);
  if (whole !== undefined) return normalizeName(whole) === normalizeName(query) ? undefined : whole;
  const words = query.trim().split(/\s+/);
  const corrected = words.map((word) => findSimilarName(word, names) ?? word);
  return corrected.some((word, column) => normalizeName(word) !== normalizeName(words[column]!)) ? corrected.join(' ') : undefined;
}

/** Whether a word of the query begins one of the names. */
export const mentionsName = (query: string, names: readonly string[]): boolean => {
  const words = normalizeName(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return names.some((name) => words.some((word) => normalizeName(name).startsWith(word)));
};
