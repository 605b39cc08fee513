import { getNextDay, formatDay, isValidDay } from '../dates';
import { toMinutes, formatTime } from '../times';
import type { FieldRule, FormValues } from './form-validation';
import { type OpeningHours, getOpenIntervals } from '../hours';

/** A showroom that accepts visits. */
export interface VisitShowroom extends OpeningHours {
  readonly slug: string;
  readonly name: string;
}

/** A chosen day on which the showroom is closed, its holiday if it is one, and the next open day if there is one. */
export interface ClosedDay {
  readonly showroom: string;
  readonly day: string;
  readonly holiday: string | undefined;
  readonly next: string | undefined;
}

const minutesPerHour = 60;
const maxDaysAhead = 60;

/** Each full hour after opening, until an hour before closing, in minutes since midnight. */
const listFullHours = (opens: number, closes: number): number[] =>
  Array.from({ length: Math.floor((closes - opens) / minutesPerHour) }, (_, hour) => opens + hour * minutesPerHour);

/** The hours at which a visit on a day may begin, such as `9:00 AM`; none on a closed day. */
export const getVisitHours = (schedule: OpeningHours, day: string): string[] =>
  getOpenIntervals(schedule, day)
    .flatMap(({ opens, closes }) => listFullHours(opens, closes))
    .map(formatTime);

/** All hours at which a visit to any of the showrooms may begin on any day, in order: the choices while no day is chosen. */
export function getAllVisitHours(showrooms: readonly OpeningHours[]): string[] {
  const all = showrooms
    .flatMap(({ hours, holidays }) => [...hours, ...(holidays ?? [])])
    .flatMap(({ opens, closes }) => (opens && closes ? listFullHours(toMinutes(opens), toMinutes(closes)) : []));
  return [...new Set(all)].sort((a, b) => a - b).map(formatTime);
}

/** The first open day from `day` on, within sixty days and after `today`; undefined if there is none. */
export function findNextOpenDay(schedule: OpeningHours, day: string, today: string): string | undefined {
  let next = day > today ? day : getNextDay(today);
  for (let count = 0; count <= maxDaysAhead; count += 1) {
    if (getVisitHours(schedule, next).length > 0) return next;
    next = getNextDay(next);
  }
  return undefined;
}

/** A form with a visit, its values cleaned, as it is filled in on a day `YYYY-MM-DD` in Manila. */
export interface VisitForm {
  readonly rules: readonly FieldRule[];
  readonly values: FormValues;
  readonly showrooms: readonly VisitShowroom[];
  readonly today: string;
}

const findChosenShowroom = (rule: FieldRule, values: FormValues, showrooms: readonly VisitShowroom[]): VisitShowroom | undefined =>
  showrooms.find(({ slug }) => slug === values[rule.daysOf ?? '']);

const isFutureDay = (day: string | undefined, today: string): day is string => day !== undefined && isValidDay(day) && day > today;

/** The chosen days on which the showroom is closed, by field name. Days that are invalid or past are left to findInvalidFields. */
export function findClosedDays({ rules, values, showrooms, today }: VisitForm): Record<string, ClosedDay> {
  const entries = rules.flatMap((rule): [string, ClosedDay][] => {
    const schedule = findChosenShowroom(rule, values, showrooms);
    const day = values[rule.name];
    if (!schedule || !isFutureDay(day, today) || getVisitHours(schedule, day).length > 0) return [];
    const holiday = schedule.holidays?.find(({ date, name }) => date === day && name)?.name ?? undefined;
    return [[rule.name, { showroom: schedule.name, day, holiday, next: findNextOpenDay(schedule, day, today) }]];
  });
  return Object.fromEntries(entries);
}

/** The visit hours of the day chosen for an hour field, none if it is closed; undefined until showroom and day are chosen. */
export function getAvailableHours({ day: name }: FieldRule, { rules, values, showrooms, today }: VisitForm): string[] | undefined {
  const rule = rules.find((other) => other.name === name);
  const schedule = rule && findChosenShowroom(rule, values, showrooms);
  const day = values[name ?? ''];
  return schedule && isFutureDay(day, today) ? getVisitHours(schedule, day) : undefined;
}

/** The visit hours of the day for each chosen hour that is not one of them, by field name. A closed day has no entry. */
export function findInvalidHours(form: VisitForm): Record<string, string[]> {
  const entries = form.rules.flatMap((rule): [string, string[]][] => {
    const available = getAvailableHours(rule, form) ?? [];
    const hour = form.values[rule.name] ?? '';
    return hour === '' || available.length === 0 || available.includes(hour) ? [] : [[rule.name, available]];
  });
  return Object.fromEntries(entries);
}

/** The texts about a closed day, from the content. */
export interface ClosedDayMessages {
  readonly closed_on: string;
  readonly next_day: string;
  readonly no_day: string;
}

/** Formats `Quezon City is closed on Monday, 30 November: Bonifacio Day. The next open day is Tuesday, 1 December.` */
export function formatClosedMessage({ showroom, day, holiday, next }: ClosedDay, messages: ClosedDayMessages, today: string): string {
  const sentence = `${showroom} ${messages.closed_on} ${formatDay(day, today)}${holiday === undefined ? '' : `: ${holiday}`}.`;
  return `${sentence} ${next === undefined ? messages.no_day : `${messages.next_day} ${formatDay(next, today)}.`}`;
}
