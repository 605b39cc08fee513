import type { LeadTime } from './brands';
import { formatMonth, getDatePart, getTimePart } from './dates';
import { toMinutes } from './times';

const padTwo = (number: number | string): string => String(number).padStart(2, '0');

/** A day by its numbers: `2026-11-09`. */
export const formatIsoDay = (year: number | string, month: number | string, day: number | string): string =>
  `${year}-${padTwo(month)}-${padTwo(day)}`;

/** The moment of a time in Manila (UTC+8 all year), which is written as `2027-03-06T17:00`. */
export const parseManilaTime = (time: string): Date => new Date(`${time}+08:00`);

/** The moment that is some minutes after midnight of a day in Manila. */
export const toManilaMoment = (day: string, minutes = 0): Date => new Date(Date.parse(toIsoDayStart(day)) + minutes * 60_000);

/** A moment in Manila, as `parseManilaTime` reads it: the value of `<input type="datetime-local">`. */
export const toManilaTime = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);

/** Converts a time to 24 hours: `5:00 PM` to `17:00`. */
export const to24HourTime = (time: string): string => `${padTwo(Math.floor(toMinutes(time) / 60))}:${padTwo(toMinutes(time) % 60)}`;

/** Converts a moment in Manila (UTC+8 all year) to ISO 8601: `2027-03-06 5:00 PM` to `2027-03-06T17:00:00+08:00`. */
export const toIsoDateTime = (moment: string): string => `${getDatePart(moment)}T${to24HourTime(getTimePart(moment))}:00+08:00`;

/** The first second of a day in Manila, in ISO 8601. */
export const toIsoDayStart = (day: string): string => `${day}T00:00:00+08:00`;

/** The last second of a day in Manila, in ISO 8601. */
export const toIsoDayEnd = (day: string): string => `${day}T23:59:59+08:00`;

/** The first second of a day in Manila for RSS: RFC 822 with a four-digit year. */
export const toRfc822Date = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0800');

/** Converts a moment to iCalendar in UTC (RFC 5545, 3.3.5): `20270306T090000Z`. */
export const toICalUtc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Converts a moment to iCalendar in the time of Manila, for use with TZID (RFC 5545, 3.3.5): `20270306T170000`. */
export const toICalLocal = (moment: Date): string => `${toManilaTime(moment).replace(/[-:]/g, '')}00`;

/** Formats how long a collection takes with the month of that statement: `8 to 12 weeks, as of November 2026`. */
export const formatLeadTime = ({ takes, said }: LeadTime, asOf: string): string => `${takes}, ${asOf} ${formatMonth(said)}`;
