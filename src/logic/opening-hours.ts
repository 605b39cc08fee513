import { minuteOf, timeAt } from './clock';
import { weekdays } from './dates';

/** When a showroom is open: runs of days, and days that have hours of their own, or none. */
export interface Schedule {
  readonly hours: readonly Run[];
  readonly holidays?: readonly Holiday[] | null;
}

interface Run {
  readonly from: string;
  readonly to?: string | null;
  readonly opens: string;
  readonly closes: string;
}

interface Holiday {
  readonly date: string;
  readonly name?: string | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** Open, and until when; or closed, and when it opens next, if it does in the next sixty days. */
export type Status =
  | { readonly is: 'open'; readonly closes: string }
  | { readonly is: 'closed'; readonly opens: { readonly day: string; readonly time: string } | null };

/** From the minute the doors open to the minute they close: minutes of Manila since 1970, or of a day. */
export interface Stretch {
  readonly opens: number;
  readonly closes: number;
}

const aDay = 1_440;
const daysAhead = 60;

// Manila keeps UTC+8 all year.
const ahead = 480;
const minuteInManila = (moment: Date): number => Math.floor(moment.getTime() / 60_000) + ahead;
const momentOfMinute = (minute: number): Date => new Date((minute - ahead) * 60_000);

// The first day of 1970 was a Thursday.
const weekdayIndex = (day: number): number => (day + 4) % 7;
const dateOf = (day: number): string => new Date(day * aDay * 60_000).toISOString().slice(0, 10);

/** Whether a run has a weekday; it may wrap round the week, from Saturday to Monday. */
function hasDay({ from, to }: Run, weekday: number): boolean {
  const names: readonly string[] = weekdays;
  const first = names.indexOf(from);
  const after = (index: number) => (index - first + 7) % 7;
  return after(weekday) <= after(names.indexOf(to ?? from));
}

/** What is open on a day, in no order. A holiday stands in place of the day's hours. */
function stretchesOf({ hours, holidays }: Schedule, day: number): Stretch[] {
  const date = dateOf(day);
  const own = holidays?.filter((holiday) => holiday.date === date) ?? [];
  const weekday = weekdayIndex(day);
  const midnight = day * aDay;
  return (own.length > 0 ? own : hours.filter((run) => hasDay(run, weekday))).flatMap(({ opens, closes }) =>
    opens && closes ? { opens: midnight + minuteOf(opens), closes: midnight + minuteOf(closes) } : [],
  );
}

/** What is open on a day `2026-11-24`, in minutes of that day, in order; hours that meet or overlap are one. */
export function stretchesOn(schedule: Schedule, date: string): Stretch[] {
  const day = Date.parse(`${date}T00:00:00Z`) / 60_000 / aDay;
  const inOrder = stretchesOf(schedule, day).sort((one, other) => one.opens - other.opens);
  const starts = inOrder.filter(({ opens }) => !inOrder.some((other) => other.opens < opens && other.closes >= opens));
  const opening = [...new Set(starts.map(({ opens }) => opens))];
  return opening.map((opens) => ({ opens: opens - day * aDay, closes: lastClosing(inOrder, opens) - day * aDay }));
}

/** When the doors close that are open until a minute, where other hours meet or overlap those. */
function lastClosing(stretches: readonly Stretch[], minute: number): number {
  const further = stretches.find(({ opens, closes }) => opens <= minute && closes > minute);
  return further ? lastClosing(stretches, further.closes) : minute;
}

/** What is open at a minute, else what opens next, today or on one of the sixty days after it. */
function nextStretch(schedule: Schedule, minute: number): Stretch | null {
  const today = Math.floor(minute / aDay);
  for (let day = today; day <= today + daysAhead; day += 1) {
    const stretches = stretchesOf(schedule, day).filter(({ closes }) => closes > minute);
    if (stretches.length === 0) continue;
    const opens = Math.min(...stretches.map((stretch) => stretch.opens));
    return { opens, closes: lastClosing(stretches, opens) };
  }
  return null;
}

/** Whether the doors are open at a moment. The minute they open counts as open, the minute they close as closed. */
export function statusAt(schedule: Schedule, moment: Date): Status {
  const minute = minuteInManila(moment);
  const next = nextStretch(schedule, minute);
  if (!next) return { is: 'closed', opens: null };
  if (next.opens <= minute) return { is: 'open', closes: timeAt(next.closes % aDay) };
  const day = weekdays[weekdayIndex(Math.floor(next.opens / aDay))]!;
  return { is: 'closed', opens: { day, time: timeAt(next.opens % aDay) } };
}

/** When the doors next open or close after a moment, if they do in the next sixty days. */
export function nextChange(schedule: Schedule, moment: Date): Date | null {
  const minute = minuteInManila(moment);
  const next = nextStretch(schedule, minute);
  return next && momentOfMinute(next.opens <= minute ? next.closes : next.opens);
}
