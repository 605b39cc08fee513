import * as React from 'react';
import type { Status } from '../../logic/opening-hours';
import { fetchOnce } from '../lazy/fetch-once';
import { whenSeen } from '../seen/when-seen';

const loadDoors = fetchOnce(() => import(/* webpackChunkName: "doors" */ './doors').then(({ watchDoors }) => watchDoors));

/**
 * Whether a showroom is open now, from when its place on the page comes into view; null before, and in the prebuilt page, which cannot
 * know when it is read.
 */
export function useOpening<Place extends Element>(showroom: Queries.OpenNowFragment): [Status | null, React.RefObject<Place | null>] {
  const place = React.useRef<Place>(null);
  const [status, setStatus] = React.useState<Status | null>(null);
  React.useEffect(() => {
    let leave: (() => void) | undefined;
    let isOver = false;
    const watch = async () => {
      const watchDoors = await loadDoors();
      if (!isOver) leave = watchDoors(showroom, setStatus);
    };
    const callOff = whenSeen(place.current!, () => void watch().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      leave?.();
    };
  }, [showroom]);
  return [status, place];
}
