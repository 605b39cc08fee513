/** The place of the field, before the results. */
export const field = -1;

/** A key as far as the walk through the results goes. */
export interface WalkKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Where a key leads in the search: Down and Up walk through the results, up from the first one to the field; null for any other key.
 * @param at the place of the focus among the results, or `field`.
 */
export function placeAfter({ key, altKey, ctrlKey, metaKey, shiftKey }: WalkKey, at: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown' && count > 0) return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp' && at > field) return at - 1;
  return null;
}
