import * as React from 'react';
import { importOnce, startOnDemand } from '../../runtime/on-demand/on-demand';
import type { BoardActions } from './board-actions';

const loadDragAndDrop = importOnce(() =>
  import(/* webpackChunkName: "board-drag" */ './drag-and-drop').then(({ enableDragAndDrop }) => enableDragAndDrop),
);

const startNow = (start: () => void) => {
  start();
  return () => undefined;
};

/** Makes the items of a list draggable, and returns whether one is being dragged. Without its code, buttons and keys still move them. */
export function useDragAndDrop(list: React.RefObject<HTMLElement | null>, moveTo: BoardActions['moveTo']): boolean {
  const [isDragging, setDragging] = React.useState(false);
  const onDrop = React.useEffectEvent(moveTo);
  React.useEffect(
    () =>
      startOnDemand(startNow, loadDragAndDrop, (enableDragAndDrop) =>
        enableDragAndDrop(list.current!, { onDraggingChange: setDragging, onDrop: (...where) => onDrop(...where) }),
      ),
    [list],
  );
  return isDragging;
}
