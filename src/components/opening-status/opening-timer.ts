import { getNextChange, type OpeningHours, type OpeningState, getOpeningState } from '../../domain/opening-hours/opening-hours';
import { getNow } from '../../runtime/build-clock/get-now';

// Timers hold no more than 24 days; a day is soon enough where the doors stay shut longer.
const maxDelay = 86_400_000;

/** Tells of a showroom's doors now, when they open or close, and when a visitor comes back to a page whose timer slept. */
export function watchOpening(schedule: OpeningHours, tell: (status: OpeningState) => void): () => void {
  let timer: number;
  const look = () => {
    window.clearTimeout(timer);
    const moment = getNow();
    tell(getOpeningState(schedule, moment));
    const change = getNextChange(schedule, moment);
    timer = window.setTimeout(look, Math.min(change ? change.getTime() - moment.getTime() : maxDelay, maxDelay));
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
