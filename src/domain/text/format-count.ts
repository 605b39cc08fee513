/** A number with its noun: `1 file`, `2 files`. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;
