import { toMinutes } from './time-of-day';
import { getDatePart, getTimePart, getWeekday } from './dates';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** A time as machines read it: `17:00` of `5:00 PM`. */
export const to24HourTime = (time: string): string => `${padTwo(Math.floor(toMinutes(time) / 60))}:${padTwo(toMinutes(time) % 60)}`;

/** A moment of Manila, which keeps UTC+8 all year, in ISO 8601: `2027-03-06T17:00:00+08:00` of `2027-03-06 5:00 PM`. */
export const toIsoDateTime = (moment: string): string => `${getDatePart(moment)}T${to24HourTime(getTimePart(moment))}:00+08:00`;

/** When a day begins in Manila, in ISO 8601. */
export const toIsoDayStart = (day: string): string => `${day}T00:00:00+08:00`;

/** The last second of a day in Manila, in ISO 8601. */
export const toIsoDayEnd = (day: string): string => `${day}T23:59:59+08:00`;

/** When a day begins in Manila, as feeds write it: RFC 822 with the year in four digits. */
export const toRfc822Date = (day: string): string =>
  `${getWeekday(day).slice(0, 3)}, ${day.slice(8, 10)} ${months[Number(day.slice(5, 7)) - 1]!} ${day.slice(0, 4)} 00:00:00 +0800`;

/** A moment in ISO 8601 as calendars write it in UTC (RFC 5545, 3.3.5): `20270306T090000Z`. */
export const toICalUtc = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A moment of Manila as calendars write it beside its zone (RFC 5545, 3.3.5): `20270306T170000`. */
export const toICalLocal = (moment: string): string => toIsoDateTime(moment).slice(0, 19).replace(/[-:]/g, '');
