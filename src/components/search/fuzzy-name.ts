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

function findNearest(word: string, names: readonly string[], getLimit: (name: string) => number): string | undefined {
  const normalizedWord = normalizeName(word);
  const matches = names
    .map((name) => ({ name, distance: getEditDistance(normalizedWord, normalizeName(name)) }))
    .filter(({ name, distance }) => distance <= getLimit(normalizeName(name)))
    .sort((first, second) => first.distance - second.distance);
  return matches[0]?.name;
}

/** The name that a misspelt word most likely means, or undefined. */
export const findSimilarName = (word: string, names: readonly string[]): string | undefined =>
  findNearest(word, names, (name) => Math.min(getMaxDistance(name.length), getMaxDistance(normalizeName(word).length)));

/** A name that a word may mean: up to half of its letters may be wrong. To be offered, not applied. */
export const suggestName = (word: string, names: readonly string[]): string | undefined =>
  findNearest(word, names, (name) => Math.floor(Math.max(name.length, normalizeName(word).length) / 2));

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
