/** The number of pictures with a caption in a value, at any depth. Each is a numbered figure. */
export function countFigures(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countFigures(entry), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if ('alt' in value) return 'caption' in value && value.caption ? 1 : 0;
  return countFigures(Object.values(value));
}
