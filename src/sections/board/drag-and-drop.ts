import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { BoardActions } from './use-board';

interface DragHandlers {
  onDraggingChange: (isDragging: boolean) => void;
  onDrop: BoardActions['moveTo'];
}

type CleanupFn = () => void;

const getItemId = (card: Element): string => card.getAttribute('data-item-id') ?? '';

/** Whether the pointer is in the right half of a card: the item is dropped after it, otherwise before it. */
const isInRightHalf = (card: Element, x: number): boolean => {
  const { left, width } = card.getBoundingClientRect();
  return x > left + width / 2;
};

const getNextItemId = (card: HTMLElement): string | null => {
  const next = card.nextElementSibling;
  return next && getItemId(next);
};

const setDropIndicator = (element: HTMLElement, side: string | null) => {
  if (side === null) delete element.dataset['dropSide'];
  else element.dataset['dropSide'] = side;
};

function registerCard(card: HTMLElement): CleanupFn {
  const handles = [...card.querySelectorAll<HTMLElement>('[data-drag]')];
  const isOnHandle = (x: number, y: number) => handles.some((handle) => handle.contains(document.elementFromPoint(x, y)));
  // Firefox sets no caret in a field of what can be dragged.
  card.onpointerdown = ({ clientX, clientY }) => void (card.draggable = isOnHandle(clientX, clientY));
  return combine(
    draggable({
      element: card,
      getInitialData: () => ({ itemId: getItemId(card) }),
      onDragStart: () => (card.dataset['dragged'] = ''),
      onDrop: () => delete card.dataset['dragged'],
    }),
    dropTargetForElements({
      element: card,
      canDrop: ({ source }) => source.element !== card,
      getData: ({ input }) => ({
        room: card.dataset['room'],
        before: isInRightHalf(card, input.clientX) ? getNextItemId(card) : getItemId(card),
      }),
      onDrag: ({ location }) => setDropIndicator(card, isInRightHalf(card, location.current.input.clientX) ? 'right' : 'left'),
      onDragLeave: () => setDropIndicator(card, null),
      onDrop: () => setDropIndicator(card, null),
    }),
  );
}

const registerRoom = (target: HTMLElement): CleanupFn =>
  dropTargetForElements({
    element: target,
    getData: () => ({ room: target.dataset['drop'], before: null }),
    onDragEnter: () => setDropIndicator(target, 'all'),
    onDragLeave: () => setDropIndicator(target, null),
    onDrop: () => setDropIndicator(target, null),
  });

/**
 * Makes the cards of a list draggable by their handles, onto other cards and onto the rooms of the drop bar. Returns the cleanup function.
 */
export function enableDragAndDrop(list: HTMLElement, { onDraggingChange, onDrop }: DragHandlers): CleanupFn {
  const cleanups = new Map<Element, CleanupFn>();
  const sync = () => {
    for (const [element, cleanup] of cleanups) if (!element.isConnected && cleanups.delete(element)) cleanup();
    const elements = [...list.querySelectorAll<HTMLElement>('[data-item-id]'), ...document.querySelectorAll<HTMLElement>('[data-drop]')];
    for (const element of elements)
      if (!cleanups.has(element)) cleanups.set(element, 'drop' in element.dataset ? registerRoom(element) : registerCard(element));
  };
  const observer = new MutationObserver(sync);
  observer.observe(list.parentElement!, { childList: true, subtree: true });
  sync();
  const stopMonitor = monitorForElements({
    onDragStart: () => onDraggingChange(true),
    onDrop: ({ source, location }) => {
      onDraggingChange(false);
      const [target] = location.current.dropTargets;
      if (!target) return;
      const { room, before } = target.data as { room: string; before: string | null };
      onDrop(source.data['itemId'] as string, room, before === source.data['itemId'] ? getNextItemId(source.element) : before);
    },
  });
  return () => {
    observer.disconnect();
    stopMonitor();
    cleanups.forEach((cleanup) => cleanup());
  };
}
