import * as React from 'react';
import { useOnDemand } from '../../runtime/islands/loader';
import type { BoardActions } from './board-actions';

const loadDragAndDrop = () =>
  import(/* webpackChunkName: "board-drag" */ './drag-and-drop').then(({ enableDragAndDrop }) => enableDragAndDrop);

/** Makes the items of a list draggable, and returns whether one is being dragged. Without its code, buttons and keys still move them. */
export function useDragAndDrop(list: React.RefObject<HTMLElement | null>, moveTo: BoardActions['moveTo']): boolean {
  const [isDragging, setDragging] = React.useState(false);
  const onDrop = React.useEffectEvent(moveTo);
  const [enableDragAndDrop] = useOnDemand(loadDragAndDrop, true);
  React.useEffect(
    () => enableDragAndDrop?.(list.current!, { onDraggingChange: setDragging, onDrop: (...where) => onDrop(...where) }),
    [list, enableDragAndDrop],
  );
  return isDragging;
}
