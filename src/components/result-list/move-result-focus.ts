import { getNextResult } from './next-result';
import { type KeyPress } from '../../ui/accordion/next-header';

interface ResultKeyEvent extends KeyPress {
  readonly target: EventTarget;
  readonly currentTarget: Element;
  readonly preventDefault: () => void;
}

/** Moves the focus between the search field and the results with the Down and Up arrows. */
export function moveResultFocus(event: ResultKeyEvent): void {
  const results = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-result]'));
  const field = event.currentTarget.querySelector<HTMLElement>('[type="search"]');
  const index = results.findIndex((result) => result === event.target);
  if (index < 0 && event.target !== field) return;
  const next = getNextResult(event, index, results.length);
  if (next === null) return;
  event.preventDefault();
  (results[next] ?? field)?.focus();
}
