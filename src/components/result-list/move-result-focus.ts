import type * as React from 'react';
import { hasModifier, type KeyPress } from '../../ui/key-press';

/** The index of the field, before the results. */
export const searchFieldIndex = -1;

/**
 * The index that takes the focus after a key press, or null if the key does nothing. Down goes through the results; Up goes back, from the
 * first result to the field.
 * @param index of the focused result, or `searchFieldIndex`.
 */
export function getNextResult(press: KeyPress, index: number, count: number): number | null {
  if (hasModifier(press)) return null;
  if (press.key === 'ArrowDown' && count > 0) return Math.min(index + 1, count - 1);
  if (press.key === 'ArrowUp' && index > searchFieldIndex) return index - 1;
  return null;
}

/** Moves the focus between the search field and the results with the Down and Up arrows. */
export function moveResultFocus(event: React.KeyboardEvent): void {
  const results = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-result]'));
  const field = event.currentTarget.querySelector<HTMLElement>('[type="search"]');
  const index = results.findIndex((result) => result === event.target);
  if (index < 0 && event.target !== field) return;
  const next = getNextResult(event, index, results.length);
  if (next === null) return;
  event.preventDefault();
  (results[next] ?? field)?.focus();
}
