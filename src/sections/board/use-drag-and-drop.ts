import * as React from 'react';
import { importOnce } from '../../runtime/on-demand/import-once';
import type { BoardActions } from './board-actions';

const loadDragAndDrop = importOnce(() =>
  import(/* webpackChunkName: "board-drag" */ './drag-and-drop').then(({ enableDragAndDrop }) => enableDragAndDrop),
);

/** Makes the items of a list draggable, and returns whether one is being dragged. Without its code, buttons and keys still move them. */
export function useDragAndDrop(list: React.RefObject<HTMLElement | null>, place: BoardActions['moveTo']): boolean {
  const [isDragging, setDragging] = React.useState(false);
  const onPlaced = React.useEffectEvent(place);
  React.useEffect(() => {
    let leave: (() => void) | undefined;
    let isLeft = false;
    loadDragAndDrop().then(
      (followDrags) => {
        if (!isLeft && list.current)
          leave = followDrags(list.current, { onDraggingChange: setDragging, onDrop: (...where) => onPlaced(...where) });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [list]);
  return isDragging;
}
