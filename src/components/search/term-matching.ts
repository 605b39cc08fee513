/** A part of a text, and whether the search matched it. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** A word of a query. */
export interface Term {
  word: string;
  /** What a word of a text must begin with. */
  stem: string;
  /** Finds the whole word in a searchable text, of one or of several. */
  whole: RegExp;
}

/** The text in lower case without accents, for comparison. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text as they are compared; those of a compound are several. */
export const toWords = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const compound = /[\p{L}\p{N}]+(?:[-‐‑'’][\p{L}\p{N}]+)+/gu;

/** A text in which terms are looked up: its words, and its compounds as one word too, with a space before and after each. */
export const toSearchableText = (text: string): string =>
  ` ${[text, ...(text.match(compound) ?? []).map((words) => words.replace(/[^\p{L}\p{N}]/gu, ''))].flatMap(toWords).join(' ')} `;

/** The endings of English words that are not compared: opened, openings; glasses, taps; delivery, deliveries. */
const ending = /^(.{4,})(?:ed|ings?)$|^(.*(?:[sxz]|[cs]h))es$|^(.{5,})(?:y|ies)$|^(..+[^s])s$/;

function toTerm(word: string): Term {
  const stem = word.replace(ending, '$1$2$3$4');
  return { word, stem, whole: new RegExp(` (?:${word}|${stem}(?:e?s)?) `) };
}

/** The terms of a query. */
export const parseQuery = (query: string): Term[] => toWords(query).map(toTerm);

/** Whether a word of a searchable text begins with a term. */
export const hasTerm = (searchable: string, { stem }: Term): boolean => searchable.includes(` ${stem}`);

const isMatch = (word: string, terms: readonly Term[]): boolean => {
  const searchable = toSearchableText(word);
  return terms.some((term) => hasTerm(searchable, term));
};

/** The words of English and Filipino that join others and name nothing. */
const joiningWords = new Set(
  'a an and are at by do does for from have i in is it my of on or the there to what with you your ang ay ba mga na ng po sa si'.split(' '),
);

/** A query without the words that join others and without some words; the whole query, if nothing would be left. */
export function removeWords(terms: readonly Term[], words: readonly string[] = []): readonly Term[] {
  const left = terms.filter(({ word }) => !joiningWords.has(word) && !words.includes(word));
  return left.length > 0 ? left : terms;
}

/** Whether a query says a whole title, or the beginning of each of its words. */
export function saysTitle(terms: readonly Term[], title: string): boolean {
  const words = removeWords(parseQuery(title));
  return words.length > 0 && words.every(({ word }) => terms.some((term) => term.word.length > 1 && word.startsWith(term.stem)));
}

/** The words of those phrases of a list, in which a comma ends a phrase, that are in a query as a whole. */
export function findPhrases(terms: readonly Term[], phrases: string): string[] {
  const words = new Set(terms.map(({ word }) => word));
  return phrases
    .split(',')
    .map(toWords)
    .filter((phrase) => phrase.every((word) => words.has(word)))
    .flat();
}

/** Splits a text into matched and unmatched segments. */
export function highlightMatches(text: string, terms: readonly Term[]): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const part of text.split(/(\s+)/)) {
    const next = { text: part, isMatch: isMatch(part, terms) };
    const last = segments.at(-1);
    if (last?.isMatch === next.isMatch) last.text += part;
    else if (part !== '') segments.push(next);
  }
  return segments;
}

const wordsBefore = 6;
/** So few words at the beginning are not cut off. */
const fewWords = 3;
const wordsAfter = 18;

/** The part of a long text around a word, with an ellipsis where it is cut. */
export function getExcerpt(words: readonly string[], index: number): string {
  const start = index - wordsBefore <= fewWords ? 0 : index - wordsBefore;
  const end = Math.min(words.length, index + wordsAfter);
  const text = words.slice(start, end).join(' ');
  return `${start > 0 ? `…${text.replace(/^· /, '')}` : text}${end < words.length ? '…' : ''}`.replace(/(?:[.,;:]| ·)…$/, '…');
}

/** A longer line is cut to an excerpt around the match. */
const maxLineWords = 24;

/** The line below a title: the surroundings of a match that stands in the text alone, or else the line, cut when it is long. */
export function getResultLine({ title, line, text }: Record<'title' | 'line' | 'text', string>, terms: readonly Term[]): string {
  const [titleWords, lineWords, words] = [title, line, text].map((part) => part.split(/\s+/)) as [string[], string[], string[]];
  const find = (list: readonly string[]): number => list.findIndex((word) => isMatch(word, terms));
  const inLine = find(lineWords);
  const inText = inLine < 0 && find(titleWords) < 0 ? find(words) : -1;
  if (inText >= 0) return getExcerpt(words, inText);
  return lineWords.length > (inLine < 0 ? 2 : 1) * maxLineWords ? getExcerpt(lineWords, Math.max(0, inLine)) : line;
}

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
  const normalizedWord = normalize(word);
  const getLimit = (name: string) => Math.min(getMaxDistance(name.length), getMaxDistance(normalizedWord.length));
  const matches = names
    .map((name) => ({ name, distance: getEditDistance(normalizedWord, normalize(name)) }))
    .filter(({ name, distance }) => distance <= getLimit(name))
    .sort((first, second) => first.distance - second.distance);
  return matches[0]?.name;
}

/**
 * The query with each misspelt name corrected, or undefined if none is misspelt.
 * @param isKnown whether a word is right as it is written.
 */
export function correctQuery(query: string, names: readonly string[], isKnown = (_word: string): boolean => false): string | undefined {
  const words = query.trim().split(/\s+/);
  const correct = (text: string) => (isKnown(text) ? undefined : findSimilarName(text, names));
  const whole = words.some(isKnown) ? undefined : correct(words.join(' '));
  const corrected = whole ?? words.map((word) => correct(word) ?? word).join(' ');
  return normalize(corrected) === normalize(words.join(' ')) ? undefined : corrected;
}
