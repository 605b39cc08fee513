import { type KeyPress } from '../../ui/accordion/next-header';

/** The place of the field, before the results. */
export const searchFieldIndex = -1;

/**
 * Where a key leads in the search: Down and Up walk through the results, up from the first one to the field; null for any other key.
 * @param index the place of the focus among the results, or `field`.
 */
export function getNextResult({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress, index: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown' && count > 0) return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp' && index > searchFieldIndex) return index - 1;
  return null;
}
