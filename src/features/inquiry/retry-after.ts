const minute = 60;
const hour = 60 * minute;

/** The seconds of a `Retry-After` header, which holds seconds or a date; undefined for anything else. */
export function parseRetryAfter(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** A duration in words, rounded up: `10 minutes`, `1 hour`. */
export function formatWait(seconds: number, language: string): string {
  const [count, unit] = seconds <= hour ? [Math.ceil(seconds / minute), 'minute'] : [Math.ceil(seconds / hour), 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, count));
}
