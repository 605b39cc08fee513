import { type KeyPress } from '../../ui/accordion/next-header';

/** The index of the field, before the results. */
export const searchFieldIndex = -1;

/**
 * The index that takes the focus after a key press, or null if the key does nothing. Down goes through the results; Up goes back, from the
 * first result to the field.
 * @param index of the focused result, or `searchFieldIndex`.
 */
export function getNextResult({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress, index: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown' && count > 0) return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp' && index > searchFieldIndex) return index - 1;
  return null;
}
