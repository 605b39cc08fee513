/** A text as it is compared: in lower case, without accents. */
const normalizeName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * How many slips lie between two words: a letter too many, too few or wrong, or two that changed places (optimal string alignment).
 */
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

/** How many slips a name of so many letters may have and still be the one that was meant. */
const getMaxDistance = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

function findNearest(word: string, names: readonly string[], getLimit: (name: string) => number): string | undefined {
  const normalizedWord = normalizeName(word);
  const matches = names
    .map((name) => ({ name, far: getEditDistance(normalizedWord, normalizeName(name)), most: getLimit(normalizeName(name)) }))
    .filter(({ far: distance, most: limit }) => distance <= limit)
    .sort((first, second) => first.far - second.far);
  return matches[0]?.name;
}

/** The name that a misspelt word most likely means, or undefined. */
export const findSimilarName = (word: string, names: readonly string[]): string | undefined =>
  findNearest(word, names, (name) => Math.min(getMaxDistance(name.length), getMaxDistance(normalizeName(word).length)));

/** The name that a word may mean that is further off: up to half of its letters wrong. To be asked, and not acted upon. */
export const suggestName = (word: string, names: readonly string[]): string | undefined =>
  findNearest(word, names, (name) => Math.floor(Math.max(name.length, normalizeName(word).length) / 2));

/** A query with each misspelt name in it put right, or undefined where none is. */
export function correctQuery(query: string, names: readonly string[]): string | undefined {
  const whole = findSimilarName(query, names);
  if (whole !== undefined) return normalizeName(whole) === normalizeName(query) ? undefined : whole;
  const words = query.trim().split(/\s+/);
  const corrected = words.map((word) => findSimilarName(word, names) ?? word);
  return corrected.some((word, column) => normalizeName(word) !== normalizeName(words[column]!)) ? corrected.join(' ') : undefined;
}

/** Whether a query names one of the names, be it only its beginning. */
export const mentionsName = (query: string, names: readonly string[]): boolean => {
  const words = normalizeName(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return names.some((name) => words.some((word) => normalizeName(name).startsWith(word)));
};
