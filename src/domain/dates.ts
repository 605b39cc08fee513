import { toMinutes, weekdays } from './times';

/** Formats a day `2026-10-21` as `10/21/2026`. */
export const formatUsDate = (day: string): string => `${formatMonthDay(day)}/${day.slice(0, 4)}`;

/** Formats a day `2026-10-21` without the year, as `10/21`. */
export const formatMonthDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}`;

/** The day of a moment `2027-01-23 9:30 AM`: `2027-01-23`. */
export const getDatePart = (moment: string): string => moment.slice(0, 10);

/** The time of a moment `2027-01-23 9:30 AM`: `9:30 AM`. */
export const getTimePart = (moment: string): string => moment.slice(11);

/** A day some days later; `days` may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The next day: `2026-11-01` for `2026-10-31`. */
export const getNextDay = (day: string): string => addDays(day, 1);

/** Whether a text is an existing day in the form `2026-02-28`. */
export const isValidDay = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** The day in Manila (UTC+8 all year) at a moment, `YYYY-MM-DD`. */
export const toManilaDay = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Formats a moment in Manila time, `11/21/2026, 10:42 AM`. */
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

/** The English weekday of a day, `Saturday`. */
export const getWeekday = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** Formats a day as `Tuesday, 24 November`, with the year if it is not the year of `today`. */
export function formatDay(day: string, today: string): string {
  const month = formatMonth(day);
  return `${getWeekday(day)}, ${Number(day.slice(8))} ${day.slice(0, 4) === today.slice(0, 4) ? month.slice(0, -5) : month}`;
}

/** Formats the month of a day: `November 2026`. */
export const formatMonth = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A range of moments in Manila, in the form of the content: `2027-01-23 9:30 AM`. */
export interface DateRange {
  readonly starts: string;
  readonly ends: string;
}

const formatDayAndTime = (moment: string): string =>
  `${getWeekday(getDatePart(moment))} ${formatUsDate(getDatePart(moment))}, ${getTimePart(moment)}`;

/** Keeps a time such as 9:30 AM on one line. */
export const keepTimes = (text: string): string => text.replace(/ (?=[AP]M)/g, '\u00a0');

/** Formats `Saturday 01/23/2027, 9:30 AM - 12:00 PM`; if the event ends on another day, with both days. */
export const formatEventHours = ({ starts, ends }: DateRange): string =>
  keepTimes(`${formatDayAndTime(starts)} - ${getDatePart(starts) === getDatePart(ends) ? getTimePart(ends) : formatDayAndTime(ends)}`);

/**
 * A moment such as `2026-12-05 5:00 PM` as minutes, to compare moments in the same time zone.
 * @throws {TypeError} when the text is not such a moment.
 */
export function toEpochMinutes(moment: string): number {
  return Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / 60_000 + toMinutes(moment.slice(11));
}
