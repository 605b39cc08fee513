import * as React from 'react';
import { nextChange, type Schedule, type Status, statusAt } from '../../logic/opening-hours';

// Timers hold no more than 24 days; a day is soon enough where the doors stay shut longer.
const longestWait = 86_400_000;

/** Tells when the doors open or close, and when a visitor comes back to a page whose timer slept. */
function watchDoors(schedule: Schedule, changed: () => void) {
  let timer: number;
  const set = () => {
    const now = Date.now();
    const change = nextChange(schedule, new Date(now));
    timer = window.setTimeout(tell, Math.min(change ? change.getTime() - now : longestWait, longestWait));
  };
  const tell = () => {
    window.clearTimeout(timer);
    changed();
    set();
  };
  set();
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

const minuteNow = () => Math.floor(Date.now() / 60_000);
const noMinute = () => null;

/** Whether a showroom is open now; null in the prebuilt page, which cannot know when it is read. */
export function useOpening(showroom: Queries.OpenNowFragment): Status | null {
  const subscribe = React.useCallback((changed: () => void) => watchDoors(showroom, changed), [showroom]);
  const minute = React.useSyncExternalStore(subscribe, minuteNow, noMinute);
  return minute === null ? null : statusAt(showroom, new Date(minute * 60_000));
}
