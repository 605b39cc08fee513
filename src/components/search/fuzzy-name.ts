/** A text as it is compared: in lower case, without accents. */
const normalizeName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * How many slips lie between two words: a letter too many, too few or wrong, or two that changed places (optimal string alignment).
 */
export function getEditDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwapped ? before[at - 2]! + 1 : Infinity;
      next[at] = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1), swapped);
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}

/** How many slips a name of so many letters may have and still be the one that was meant. */
const getMaxDistance = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

function findNearest(word: string, names: readonly string[], most: (name: string) => number): string | undefined {
  const asked = normalizeName(word);
  const near = names
    .map((name) => ({ name, far: getEditDistance(asked, normalizeName(name)), most: most(normalizeName(name)) }))
    .filter(({ far, most: limit }) => far <= limit)
    .sort((one, other) => one.far - other.far);
  return near[0]?.name;
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
  const mended = words.map((word) => findSimilarName(word, names) ?? word);
  return mended.some((word, at) => normalizeName(word) !== normalizeName(words[at]!)) ? mended.join(' ') : undefined;
}

/** Whether a query names one of the names, be it only its beginning. */
export const mentionsName = (query: string, names: readonly string[]): boolean => {
  const words = normalizeName(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return names.some((name) => words.some((word) => normalizeName(name).startsWith(word)));
};
