import { toMinutes, formatTime } from '../dates/time-of-day';
import { getNextDay, formatDay, isValidDay } from '../dates/dates';
import type { FieldRule, FormValues } from './form-validation';
import { type OpeningHours, getOpenIntervals } from '../opening-hours/opening-hours';

/** A showroom that one can visit. */
export interface VisitShowroom extends OpeningHours {
  readonly slug: string;
  readonly name: string;
}

/** A day on which nobody can come, the holiday that it is, and the next day on which one can. */
export interface ClosedDay {
  readonly showroom: string;
  readonly day: string;
  readonly holiday: string | undefined;
  readonly next: string | undefined;
}

const minutesPerHour = 60;
const maxDaysAhead = 60;

/** Each full hour from the opening, the last one an hour before the doors close, in minutes of the day. */
const listFullHours = (opens: number, closes: number): number[] =>
  Array.from({ length: Math.floor((closes - opens) / minutesPerHour) }, (_, hour) => opens + hour * minutesPerHour);

/** The hours at which one can come on a day, as content writes times: none on a day that is closed. */
export const getVisitHours = (schedule: OpeningHours, day: string): string[] =>
  getOpenIntervals(schedule, day)
    .flatMap(({ opens, closes }) => listFullHours(opens, closes))
    .map(formatTime);

/** Every hour at which one can come to one of the showrooms on some day, in order: for whoever chooses before the day is known. */
export function getAllVisitHours(showrooms: readonly OpeningHours[]): string[] {
  const all = showrooms
    .flatMap(({ hours, holidays }) => [...hours, ...(holidays ?? [])])
    .flatMap(({ opens, closes }) => (opens && closes ? listFullHours(toMinutes(opens), toMinutes(closes)) : []));
  return [...new Set(all)].sort((one, other) => one - other).map(formatTime);
}

/** The first day from `day` on, within sixty days, on which one can come; never `today` or before. */
export function findNextOpenDay(schedule: OpeningHours, day: string, today: string): string | undefined {
  let next = day > today ? day : getNextDay(today);
  for (let tried = 0; tried <= maxDaysAhead; tried += 1) {
    if (getVisitHours(schedule, next).length > 0) return next;
    next = getNextDay(next);
  }
  return undefined;
}

const findChosenShowroom = (rule: FieldRule, values: FormValues, showrooms: readonly VisitShowroom[]): VisitShowroom | undefined =>
  showrooms.find(({ slug }) => slug === values[rule.daysOf ?? '']);

const isFutureDay = (day: string | undefined, today: string): day is string => day !== undefined && isValidDay(day) && day > today;

/**
 * The days that were chosen and are closed, by the names of their fields. A day that does not exist or has passed is none of
 * these: `domain/forms/form-validation` finds it.
 */
export function findClosedDays(
  rules: readonly FieldRule[],
  values: FormValues,
  showrooms: readonly VisitShowroom[],
  today: string,
): Record<string, ClosedDay> {
  const found = rules.flatMap((rule): [string, ClosedDay][] => {
    const schedule = findChosenShowroom(rule, values, showrooms);
    const day = values[rule.name]?.trim();
    if (!schedule || !isFutureDay(day, today) || getVisitHours(schedule, day).length > 0) return [];
    const holiday = schedule.holidays?.find(({ date, name }) => date === day && name)?.name ?? undefined;
    return [[rule.name, { showroom: schedule.name, day, holiday, next: findNextOpenDay(schedule, day, today) }]];
  });
  return Object.fromEntries(found);
}

/** The hours of the day that was chosen for an hour, none where it is closed; undefined until showroom and day are chosen. */
export function getAvailableHours(
  { day: name }: FieldRule,
  rules: readonly FieldRule[],
  values: FormValues,
  showrooms: readonly VisitShowroom[],
  today: string,
): string[] | undefined {
  const rule = rules.find((one) => one.name === name);
  const schedule = rule && findChosenShowroom(rule, values, showrooms);
  const day = values[name ?? '']?.trim();
  return schedule && isFutureDay(day, today) ? getVisitHours(schedule, day) : undefined;
}

/** Hours that were chosen and are not on offer, by the names of their fields: the hours of that day instead. None for a closed day. */
export function findInvalidHours(
  rules: readonly FieldRule[],
  values: FormValues,
  showrooms: readonly VisitShowroom[],
  today: string,
): Record<string, string[]> {
  const found = rules.flatMap((rule): [string, string[]][] => {
    const offered = getAvailableHours(rule, rules, values, showrooms, today) ?? [];
    const hour = values[rule.name]?.trim() ?? '';
    return hour === '' || offered.length === 0 || offered.includes(hour) ? [] : [[rule.name, offered]];
  });
  return Object.fromEntries(found);
}

/** The words for a closed day, from content. */
export interface ClosedDayMessages {
  readonly closed_on: string;
  readonly next_day: string;
  readonly no_day: string;
}

/** `Quezon City is closed on Monday, 30 November: Bonifacio Day. The next open day is Tuesday, 1 December.` */
export function formatClosedMessage({ showroom, day, holiday, next }: ClosedDay, words: ClosedDayMessages, today: string): string {
  const what = `${showroom} ${words.closed_on} ${formatDay(day, today)}${holiday === undefined ? '' : `: ${holiday}`}.`;
  return `${what} ${next === undefined ? words.no_day : `${words.next_day} ${formatDay(next, today)}.`}`;
}
