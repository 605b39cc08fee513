import * as React from 'react';
import type { Board } from '../../domain/board/board';

type ElementRef = React.RefObject<HTMLElement | null>;

/**
 * Keeps the focus where it was when a board is rearranged: what is put elsewhere in a list, or into another, loses it. Where its thing
 * has been taken off it goes to `undo`.
 */
export function usePreserveFocus(list: ElementRef, undo: ElementRef, board: Board): void {
  const last = React.useRef<{ thing: string; tool: string } | null>(null);
  React.useEffect(() => {
    const element = list.current!;
    const note = ({ target }: FocusEvent) => {
      const tool = (target as HTMLElement).dataset['tool'];
      const thing = (target as HTMLElement).closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
      last.current = tool && thing ? { thing, tool } : null;
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [list]);
  React.useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { thing, tool } = last.current;
    const tools = [...list.current!.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`)];
    const same = tools.find((one) => one.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'] === thing);
    (same ?? undo.current)?.focus();
  }, [board, list, undo]);
}
