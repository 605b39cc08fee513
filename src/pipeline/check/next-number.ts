/** The number after the largest one; 1 when there is none. */
export const nextNumber = (numbers: readonly (number | undefined)[]): number =>
  1 + numbers.reduce<number>((most, number) => Math.max(most, number ?? 0), 0);
