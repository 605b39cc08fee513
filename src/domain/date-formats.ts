import { toMinutes, getDatePart, getTimePart, getWeekday } from './dates';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Converts a time to 24 hours: `5:00 PM` to `17:00`. */
export const to24HourTime = (time: string): string => `${padTwo(Math.floor(toMinutes(time) / 60))}:${padTwo(toMinutes(time) % 60)}`;

/** Converts a moment in Manila (UTC+8 all year) to ISO 8601: `2027-03-06 5:00 PM` to `2027-03-06T17:00:00+08:00`. */
export const toIsoDateTime = (moment: string): string => `${getDatePart(moment)}T${to24HourTime(getTimePart(moment))}:00+08:00`;

/** The first second of a day in Manila, in ISO 8601. */
export const toIsoDayStart = (day: string): string => `${day}T00:00:00+08:00`;

/** The last second of a day in Manila, in ISO 8601. */
export const toIsoDayEnd = (day: string): string => `${day}T23:59:59+08:00`;

/** The first second of a day in Manila for RSS: RFC 822 with a four-digit year. */
export const toRfc822Date = (day: string): string =>
  `${getWeekday(day).slice(0, 3)}, ${day.slice(8, 10)} ${months[Number(day.slice(5, 7)) - 1]!} ${day.slice(0, 4)} 00:00:00 +0800`;

/** Converts an ISO 8601 moment to iCalendar in UTC (RFC 5545, 3.3.5): `20270306T090000Z`. */
export const toICalUtc = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Converts a moment in Manila to iCalendar local time, for use with TZID (RFC 5545, 3.3.5): `20270306T170000`. */
export const toICalLocal = (moment: string): string => toIsoDateTime(moment).slice(0, 19).replace(/[-:]/g, '');
