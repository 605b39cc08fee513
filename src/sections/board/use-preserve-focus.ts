import * as React from 'react';
import type { Board } from '../../domain/board/board';

type ElementRef = React.RefObject<HTMLElement | null>;

/** Keeps the focus when a board is rearranged: an element that moves in the DOM loses it. If the item was removed, undo gets the focus. */
export function usePreserveFocus(listRef: ElementRef, undoRef: ElementRef, board: Board): void {
  const last = React.useRef<{ itemId: string; tool: string } | null>(null);
  React.useEffect(() => {
    const element = listRef.current!;
    const onFocusIn = ({ target }: FocusEvent) => {
      const tool = (target as HTMLElement).dataset['tool'];
      const itemId = (target as HTMLElement).closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
      last.current = tool && itemId ? { itemId, tool } : null;
    };
    element.addEventListener('focusin', onFocusIn);
    return () => element.removeEventListener('focusin', onFocusIn);
  }, [listRef]);
  React.useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { itemId, tool } = last.current;
    const tools = [...listRef.current!.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`)];
    const match = tools.find((button) => button.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'] === itemId);
    (match ?? undoRef.current)?.focus();
  }, [board, listRef, undoRef]);
}
