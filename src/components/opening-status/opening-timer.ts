import { getNextChange, type OpeningHours, type OpeningState, getOpeningState } from '../../domain/opening-hours/opening-hours';
import { getNow } from '../../runtime/build-clock/get-now';

// Timers hold no more than 24 days; a day is soon enough where the doors stay shut longer.
const maxDelay = 86_400_000;

/** Tells of a showroom's doors now, when they open or close, and when a visitor comes back to a page whose timer slept. */
export function watchOpening(schedule: OpeningHours, onChange: (status: OpeningState) => void): () => void {
  let timer: number;
  const update = () => {
    window.clearTimeout(timer);
    const now = getNow();
    onChange(getOpeningState(schedule, now));
    const nextChange = getNextChange(schedule, now);
    timer = window.setTimeout(update, Math.min(nextChange ? nextChange.getTime() - now.getTime() : maxDelay, maxDelay));
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
