/** A list in two halves, each with its name: a sweep over all of it would take too long for one test. */
export const splitInHalves = <T>(list: readonly T[]): { part: string; half: T[] }[] =>
  [0, 1].map((rest) => ({ part: `${rest + 1} of 2`, half: list.filter((_, index) => index % 2 === rest) }));
