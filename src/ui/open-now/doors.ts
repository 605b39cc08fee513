import { nextChange, type Schedule, type Status, statusAt } from '../../logic/opening-hours';
import { now } from '../clock/now';

// Timers hold no more than 24 days; a day is soon enough where the doors stay shut longer.
const longestWait = 86_400_000;

/** Tells of a showroom's doors now, when they open or close, and when a visitor comes back to a page whose timer slept. */
export function watchDoors(schedule: Schedule, tell: (status: Status) => void): () => void {
  let timer: number;
  const look = () => {
    window.clearTimeout(timer);
    const moment = now();
    tell(statusAt(schedule, moment));
    const change = nextChange(schedule, moment);
    timer = window.setTimeout(look, Math.min(change ? change.getTime() - moment.getTime() : longestWait, longestWait));
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
