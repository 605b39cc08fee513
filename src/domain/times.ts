/**
 * The minutes from midnight to a time such as `8:30 AM`.
 * @throws {TypeError} when the text is not such a time.
 */
export function toMinutes(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(time)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

/** The minutes from midnight to a closing time. `12:00 AM` is the midnight at which the day ends. */
export const toClosingMinutes = (time: string): number => toMinutes(time) || 1_440;

/** Formats the time of day of minutes since a midnight: 510 as `8:30 AM`. */
export function formatTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The days of the week as in the content. Sunday is index 0, as in JavaScript. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The weekdays of a range, which may wrap around the week, such as Saturday to Monday. */
export function listWeekdays(from: string, to?: string | null): (typeof weekdays)[number][] {
  const days = [...weekdays, ...weekdays];
  const names: readonly string[] = days;
  const first = names.indexOf(from);
  return days.slice(first, names.indexOf(to ?? from, first) + 1);
}
