const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A day of the week that is at least two weeks away, as a date field writes it. */
export function dayAhead(weekday: (typeof weekdays)[number]): string {
  const day = new Date(Date.now() + 14 * 86_400_000);
  while (weekdays[day.getUTCDay()] !== weekday) day.setTime(day.getTime() + 86_400_000);
  return day.toISOString().slice(0, 10);
}
