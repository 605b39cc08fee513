import * as React from 'react';
import { fetchOnce } from '../../ui/lazy/fetch-once';
import type { Hand } from './hand';

const loadDrag = fetchOnce(() => import(/* webpackChunkName: "board-drag" */ './drag').then(({ followDrags }) => followDrags));

/** Lets the things of a list be dragged; says whether one is. Where the code does not come, buttons and keys still move them. */
export function useDrag(list: React.RefObject<HTMLElement | null>, place: Hand['place']): boolean {
  const [isDragging, setDragging] = React.useState(false);
  const onPlaced = React.useEffectEvent(place);
  React.useEffect(() => {
    let leave: (() => void) | undefined;
    let isLeft = false;
    loadDrag().then(
      (followDrags) => {
        if (!isLeft && list.current)
          leave = followDrags(list.current, { onDragging: setDragging, onPlaced: (...where) => onPlaced(...where) });
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
