import { toManilaMoment } from '../date-formats';
import { getNextDay, formatDay, isValidDay, toManilaDay } from '../dates';
import { toClosingMinutes, toMinutes, formatTime } from '../times';
import type { FieldRule, FormValues } from './form-validation';
import { type OpeningHours, getOpenIntervals } from '../hours';

/** The hours of a showroom. Where its manager changed them, `usual` are those of content: visits begin at the same times. */
interface VisitHours extends OpeningHours {
  readonly usual?: OpeningHours;
}

/** A showroom that accepts visits. */
export interface VisitShowroom extends VisitHours {
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

/** Whether a showroom is open for an hour between two moments: who asks for a visit at the first can be answered before the second. */
function isOpenForAnHour(schedule: OpeningHours, from: Date, until: Date): boolean {
  let minutes = 0;
  for (let day = toManilaDay(from); day <= toManilaDay(until) && minutes < minutesPerHour; day = getNextDay(day))
    for (const { opens, closes } of getOpenIntervals(schedule, day)) {
      const begin = Math.max(toManilaMoment(day, opens).getTime(), from.getTime());
      const end = Math.min(toManilaMoment(day, closes).getTime(), until.getTime());
      minutes += Math.max(0, (end - begin) / 60_000);
    }
  return minutes >= minutesPerHour;
}

/**
 * The hours at which a visit on a day may begin, such as `9:00 AM`; none on a closed day. Of what a visitor asks for at `askedAt`, only those that
 * can be confirmed in time.
 */
export const getVisitHours = (schedule: VisitHours, day: string, askedAt?: Date): string[] =>
  getOpenIntervals(schedule.usual ?? schedule, day)
    .flatMap(({ opens, closes }) => listFullHours(opens, closes))
    .filter((minutes) =>
      getOpenIntervals(schedule, day).some(({ opens, closes }) => opens <= minutes && minutes + minutesPerHour <= closes),
    )
    .filter((minutes) => askedAt === undefined || isOpenForAnHour(schedule, askedAt, toManilaMoment(day, minutes)))
    .map(formatTime);

/** Whether a day is after the last holiday that is known, so that the showroom may be closed on it. */
const isAfterHolidays = ({ holidays }: OpeningHours, day: string): boolean =>
  Boolean(holidays?.length) && holidays!.every(({ date }) => date < day);

/** All hours at which a visit to any of the showrooms may begin on any day, in order: the choices while no day is chosen. */
export function getAllVisitHours(showrooms: readonly OpeningHours[]): string[] {
  const all = showrooms
    .flatMap(({ hours, holidays }) => [...hours, ...(holidays ?? [])])
    .flatMap(({ opens, closes }) => (opens && closes ? listFullHours(toMinutes(opens), toClosingMinutes(closes)) : []));
  return [...new Set(all)].sort((a, b) => a - b).map(formatTime);
}

/** The first day with hours from `day` on, within sixty days and after `today`; undefined if there is none. */
export function findNextOpenDay(schedule: VisitHours, day: string, today: string, askedAt?: Date): string | undefined {
  let next = day > today ? day : getNextDay(today);
  for (let count = 0; count <= maxDaysAhead; count += 1) {
    if (getVisitHours(schedule, next, askedAt).length > 0) return next;
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
  /** When a visitor asks for it; undefined for the staff, who need not confirm it. */
  readonly askedAt?: Date;
}

const findChosenShowroom = (
  rule: Pick<FieldRule, 'daysOf'>,
  values: FormValues,
  showrooms: readonly VisitShowroom[],
): VisitShowroom | undefined => showrooms.find(({ slug }) => slug === values[rule.daysOf ?? '']);

const isFutureDay = (day: string | undefined, today: string): day is string => day !== undefined && isValidDay(day) && day > today;

/** The chosen days on which the showroom is closed, by field name. Days that are invalid or past are left to findInvalidFields. */
export function findClosedDays({ rules, values, showrooms, today, askedAt }: VisitForm): Record<string, ClosedDay> {
  const entries = rules.flatMap((rule): [string, ClosedDay][] => {
    const schedule = findChosenShowroom(rule, values, showrooms);
    const day = values[rule.name];
    if (!schedule || !isFutureDay(day, today) || getVisitHours(schedule, day).length > 0) return [];
    const holiday = schedule.holidays?.find(({ date, name }) => date === day && name)?.name ?? undefined;
    return [[rule.name, { showroom: schedule.name, day, holiday, next: findNextOpenDay(schedule, day, today, askedAt) }]];
  });
  return Object.fromEntries(entries);
}

/** The showroom and the day that are chosen for an hour field, or for a date; undefined until both are. */
function findChosenDay({ daysOf, day: dateName, name }: FieldRule, { rules, values, showrooms, today }: VisitForm) {
  const rule = daysOf === undefined ? rules.find((other) => other.name === dateName) : { daysOf, name };
  const schedule = rule && findChosenShowroom(rule, values, showrooms);
  const day = values[rule?.name ?? ''];
  return schedule && isFutureDay(day, today) ? { schedule, day } : undefined;
}

/** The visit hours of the day chosen for an hour field, none if it is closed; undefined until showroom and day are chosen. */
export function getAvailableHours(rule: FieldRule, form: VisitForm): string[] | undefined {
  const chosen = rule.day === undefined ? undefined : findChosenDay(rule, form);
  return chosen && getVisitHours(chosen.schedule, chosen.day, form.askedAt);
}

/** Whether the day chosen for an hour field has hours that cannot be confirmed in time. */
export function hasEarlyHours(rule: FieldRule, form: VisitForm): boolean {
  const chosen = findChosenDay(rule, form);
  return chosen !== undefined && getVisitHours(chosen.schedule, chosen.day).length > getAvailableHours(rule, form)!.length;
}

/** Whether no holidays are known for the day chosen for a date. */
export function isUnknownDay(rule: FieldRule, form: VisitForm): boolean {
  const chosen = rule.daysOf === undefined ? undefined : findChosenDay(rule, form);
  return chosen !== undefined && isAfterHolidays(chosen.schedule, chosen.day);
}

/** The visit hours of the day for each chosen hour that is not one of them, by field name. A closed day has no entry. */
export function findInvalidHours(form: VisitForm): Record<string, string[]> {
  const entries = form.rules.flatMap((rule): [string, string[]][] => {
    const available = getAvailableHours(rule, form);
    const hour = form.values[rule.name] ?? '';
    const isClosed = available?.length === 0 && !hasEarlyHours(rule, form);
    return hour === '' || !available || isClosed || available.includes(hour) ? [] : [[rule.name, available]];
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
