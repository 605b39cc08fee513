import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Hand } from './hand';

interface Told {
  onDragging: (isDragging: boolean) => void;
  onPlaced: Hand['place'];
}

type Leave = () => void;

const thingOf = (card: Element): string => card.getAttribute('data-thing') ?? '';

/** The card after which a thing is let go, or before which: as the pointer is in the right half of it, or in the left. */
const isAfter = (card: Element, x: number): boolean => {
  const { left, width } = card.getBoundingClientRect();
  return x > left + width / 2;
};

const nextOf = (card: HTMLElement): string | null => {
  const next = card.nextElementSibling;
  return next && thingOf(next);
};

const mark = (element: HTMLElement, side: string | null) => {
  if (side === null) delete element.dataset['over'];
  else element.dataset['over'] = side;
};

function followCard(card: HTMLElement): Leave {
  const handles = [...card.querySelectorAll<HTMLElement>('[data-drag]')];
  const isOnHandle = (x: number, y: number) => handles.some((handle) => handle.contains(document.elementFromPoint(x, y)));
  return combine(
    draggable({
      element: card,
      canDrag: ({ input }) => isOnHandle(input.clientX, input.clientY),
      getInitialData: () => ({ thing: thingOf(card) }),
      onDragStart: () => (card.dataset['dragged'] = ''),
      onDrop: () => delete card.dataset['dragged'],
    }),
    dropTargetForElements({
      element: card,
      canDrop: ({ source }) => source.element !== card,
      getData: ({ input }) => ({ room: card.dataset['room'], before: isAfter(card, input.clientX) ? nextOf(card) : thingOf(card) }),
      onDrag: ({ location }) => mark(card, isAfter(card, location.current.input.clientX) ? 'right' : 'left'),
      onDragLeave: () => mark(card, null),
      onDrop: () => mark(card, null),
    }),
  );
}

const followRoom = (place: HTMLElement): Leave =>
  dropTargetForElements({
    element: place,
    getData: () => ({ room: place.dataset['drop'], before: null }),
    onDragEnter: () => mark(place, 'all'),
    onDragLeave: () => mark(place, null),
    onDrop: () => mark(place, null),
  });

/** Lets each card of a list be dragged by its handles to another place, and onto the rooms that come up meanwhile. Returns how to call it off. */
export function followDrags(list: HTMLElement, { onDragging, onPlaced }: Told): Leave {
  const leaves = new Map<Element, Leave>();
  const follow = () => {
    for (const [element, leave] of leaves) if (!element.isConnected && leaves.delete(element)) leave();
    const found = [...list.querySelectorAll<HTMLElement>('[data-thing]'), ...document.querySelectorAll<HTMLElement>('[data-drop]')];
    for (const element of found)
      if (!leaves.has(element)) leaves.set(element, 'drop' in element.dataset ? followRoom(element) : followCard(element));
  };
  const changes = new MutationObserver(follow);
  changes.observe(list.parentElement!, { childList: true, subtree: true });
  follow();
  const leave = monitorForElements({
    onDragStart: () => onDragging(true),
    onDrop: ({ source, location }) => {
      onDragging(false);
      const [target] = location.current.dropTargets;
      if (!target) return;
      const { room, before } = target.data as { room: string; before: string | null };
      onPlaced(source.data['thing'] as string, room, before === source.data['thing'] ? nextOf(source.element) : before);
    },
  });
  return () => {
    changes.disconnect();
    leave();
    leaves.forEach((call) => call());
  };
}
