/**
 * The minutes from midnight to a time such as `8:30 AM`.
 * @throws {TypeError} when the text is not such a time.
 */
export function toMinutes(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(time)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

/**
 * A moment such as `2026-12-05 5:00 PM` as minutes, to compare moments in the same time zone.
 * @throws {TypeError} when the text is not such a moment.
 */
export function toEpochMinutes(moment: string): number {
  return Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / 60_000 + toMinutes(moment.slice(11));
}

/** Formats minutes since midnight: 510 as `8:30 AM`. */
export function formatTime(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
