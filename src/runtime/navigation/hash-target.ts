// A module of its own: a reader’s script has it, and not the scroll of navigations (X9).
import { decodeComponent } from '../../domain/routes';

/** The element that the hash of an address names. */
export const findTarget = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(decodeComponent(hash.slice(1))) : null;

/** Expands the disclosure or the accordion item that the hash of an address names. Safari 15.6 does not scroll to it by itself. */
export function expandTarget({ hash }: Pick<Location, 'hash'>): void {
  const target = findTarget(hash);
  if (!window.scrollY) target?.scrollIntoView();
  if (target instanceof HTMLDetailsElement) target.open = true;
  else if (target?.getAttribute('aria-expanded') === 'false') target.click();
}
