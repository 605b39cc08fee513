/** Minutes since midnight of a time such as `8:30 AM`. */
export function toMinutes(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(time)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

/** A number that grows with a moment such as `2026-12-05 5:00 PM`. */
export function toEpochMinutes(moment: string): number {
  return Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / 60_000 + toMinutes(moment.slice(11));
}

/** The time of a minute since midnight, as content and visitors write it: 510 is `8:30 AM`. */
export function formatTime(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
