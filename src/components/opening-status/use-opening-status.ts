import * as React from 'react';
import type { OpeningState } from '../../domain/opening-hours/opening-hours';
import { importOnce } from '../../runtime/on-demand/import-once';
import { onVisible } from '../../runtime/islands/on-visible';

const loadOpeningTimer = importOnce(() =>
  import(/* webpackChunkName: "opening-timer" */ './opening-timer').then(({ watchOpening }) => watchOpening),
);

/**
 * The opening state of a showroom, known once its element is visible. Null before, and in the prerendered page, which cannot know the time.
 */
export function useOpeningStatus<Place extends Element>(
  showroom: Queries.OpeningStatusFragment,
): [OpeningState | null, React.RefObject<Place | null>] {
  const place = React.useRef<Place>(null);
  const [status, setStatus] = React.useState<OpeningState | null>(null);
  React.useEffect(() => {
    let leave: (() => void) | undefined;
    let isOver = false;
    const watch = async () => {
      const watchDoors = await loadOpeningTimer();
      if (!isOver) leave = watchDoors(showroom, setStatus);
    };
    const callOff = onVisible(place.current!, () => void watch().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      leave?.();
    };
  }, [showroom]);
  return [status, place];
}
