import { getNextChange, type OpeningHours, type OpeningState, getOpeningState } from '../../domain/opening-hours/opening-hours';
import { getNow } from '../../runtime/build-clock/get-now';

// A timer holds at most 24 days. One day is often enough while the showroom stays closed.
const maxDelay = 86_400_000;

/** Reports the opening state now, at each opening and closing, and when the page becomes visible again. Returns the cleanup function. */
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
