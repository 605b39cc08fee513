import { minuteOf, timeAt } from './clock';
import { dayAfter, dayInWords, isDay } from './dates';
import type { FieldRule, Values } from './form-problems';
import { type Schedule, stretchesOn } from './opening-hours';

/** A showroom that one can visit. */
export interface OpenShowroom extends Schedule {
  readonly slug: string;
  readonly name: string;
}

/** A day on which nobody can come, the holiday that it is, and the next day on which one can. */
export interface Closed {
  readonly showroom: string;
  readonly day: string;
  readonly holiday: string | undefined;
  readonly next: string | undefined;
}

const anHour = 60;
const daysAhead = 60;

/** Each full hour from the opening, the last one an hour before the doors close, in minutes of the day. */
const hoursFrom = (opens: number, closes: number): number[] =>
  Array.from({ length: Math.floor((closes - opens) / anHour) }, (_, hour) => opens + hour * anHour);

/** The hours at which one can come on a day, as content writes times: none on a day that is closed. */
export const visitHours = (schedule: Schedule, day: string): string[] =>
  stretchesOn(schedule, day)
    .flatMap(({ opens, closes }) => hoursFrom(opens, closes))
    .map(timeAt);

/** Every hour at which one can come to one of the showrooms on some day, in order: for whoever chooses before the day is known. */
export function generalHours(showrooms: readonly Schedule[]): string[] {
  const all = showrooms
    .flatMap(({ hours, holidays }) => [...hours, ...(holidays ?? [])])
    .flatMap(({ opens, closes }) => (opens && closes ? hoursFrom(minuteOf(opens), minuteOf(closes)) : []));
  return [...new Set(all)].sort((one, other) => one - other).map(timeAt);
}

/** The first day from `day` on, within sixty days, on which one can come; never `today` or before. */
export function nextOpenDay(schedule: Schedule, day: string, today: string): string | undefined {
  let next = day > today ? day : dayAfter(today);
  for (let tried = 0; tried <= daysAhead; tried += 1) {
    if (visitHours(schedule, next).length > 0) return next;
    next = dayAfter(next);
  }
  return undefined;
}

const scheduleFor = (rule: FieldRule, values: Values, showrooms: readonly OpenShowroom[]): OpenShowroom | undefined =>
  showrooms.find(({ slug }) => slug === values[rule.daysOf ?? '']);

const isToCome = (day: string | undefined, today: string): day is string => day !== undefined && isDay(day) && day > today;

/**
 * The days that were chosen and are closed, by the names of their fields. A day that does not exist or has passed is none of
 * these: `logic/form-problems` finds it.
 */
export function closedDays(
  rules: readonly FieldRule[],
  values: Values,
  showrooms: readonly OpenShowroom[],
  today: string,
): Record<string, Closed> {
  const found = rules.flatMap((rule): [string, Closed][] => {
    const schedule = scheduleFor(rule, values, showrooms);
    const day = values[rule.name]?.trim();
    if (!schedule || !isToCome(day, today) || visitHours(schedule, day).length > 0) return [];
    const holiday = schedule.holidays?.find(({ date, name }) => date === day && name)?.name ?? undefined;
    return [[rule.name, { showroom: schedule.name, day, holiday, next: nextOpenDay(schedule, day, today) }]];
  });
  return Object.fromEntries(found);
}

/** The hours of the day that was chosen for an hour, none where it is closed; undefined until showroom and day are chosen. */
export function hoursOffered(
  { day: name }: FieldRule,
  rules: readonly FieldRule[],
  values: Values,
  showrooms: readonly OpenShowroom[],
  today: string,
): string[] | undefined {
  const rule = rules.find((one) => one.name === name);
  const schedule = rule && scheduleFor(rule, values, showrooms);
  const day = values[name ?? '']?.trim();
  return schedule && isToCome(day, today) ? visitHours(schedule, day) : undefined;
}

/** Hours that were chosen and are not on offer, by the names of their fields: the hours of that day instead. None for a closed day. */
export function strayHours(
  rules: readonly FieldRule[],
  values: Values,
  showrooms: readonly OpenShowroom[],
  today: string,
): Record<string, string[]> {
  const found = rules.flatMap((rule): [string, string[]][] => {
    const offered = hoursOffered(rule, rules, values, showrooms, today) ?? [];
    const hour = values[rule.name]?.trim() ?? '';
    return hour === '' || offered.length === 0 || offered.includes(hour) ? [] : [[rule.name, offered]];
  });
  return Object.fromEntries(found);
}

/** The words for a closed day, from content. */
export interface ClosedWords {
  readonly closed_on: string;
  readonly next_day: string;
  readonly no_day: string;
}

/** `Quezon City is closed on Monday, 30 November: Bonifacio Day. The next open day is Tuesday, 1 December.` */
export function closedInWords({ showroom, day, holiday, next }: Closed, words: ClosedWords, today: string): string {
  const what = `${showroom} ${words.closed_on} ${dayInWords(day, today)}${holiday === undefined ? '' : `: ${holiday}`}.`;
  return `${what} ${next === undefined ? words.no_day : `${words.next_day} ${dayInWords(next, today)}.`}`;
}
