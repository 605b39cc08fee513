/** The days of the week as content names them, from Sunday, the first day of the week. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A day `2026-10-21` as visitors read it, `10/21/2026`. */
export const formatUsDate = (day: string): string => `${formatMonthDay(day)}/${day.slice(0, 4)}`;

/** A day `2026-10-21` without its year, `10/21`. */
export const formatMonthDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}`;

/** The day of a moment `2027-01-23 9:30 AM`: `2027-01-23`. */
export const getDatePart = (moment: string): string => moment.slice(0, 10);

/** The time of a moment `2027-01-23 9:30 AM`: `9:30 AM`. */
export const getTimePart = (moment: string): string => moment.slice(11);

/** The day after a day: `2026-11-01` after `2026-10-31`. */
export const getNextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Whether a text is a day that exists, `2026-02-28`. */
export const isValidDay = (value: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
};

/** A moment as visitors read it in Manila, `11/21/2026, 10:42 AM`. */
export const formatManilaDateTime = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Manila',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(moment)
    .replace(/\s/g, ' ');

/** The English name of a day's weekday, `Saturday`. */
export const getWeekday = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A day in words, `Tuesday, 24 November`; with its year where that is not the year of `today`. */
export function formatDay(day: string, today: string): string {
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const year = day.slice(0, 4);
  return `${getWeekday(day)}, ${Number(day.slice(8))} ${month}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

/** From when to when, moments of Manila as content writes them. */
export interface DateRange {
  readonly starts: string;
  readonly ends: string;
}

const formatDayAndTime = (moment: string): string =>
  `${getWeekday(getDatePart(moment))} ${formatUsDate(getDatePart(moment))}, ${getTimePart(moment)}`;

/** `Saturday 01/23/2027, 9:30 AM - 12:00 PM`; both days are named where the event ends on another. */
export const formatEventHours = ({ starts, ends }: DateRange): string =>
  `${formatDayAndTime(starts)} - ${getDatePart(starts) === getDatePart(ends) ? getTimePart(ends) : formatDayAndTime(ends)}`;
