import { toMinutes, formatTime } from '../dates/time-of-day';
import { weekdays } from '../dates/dates';

/** When a showroom is open: runs of days, and days that have hours of their own, or none. */
export interface OpeningHours {
  readonly hours: readonly DayHours[];
  readonly holidays?: readonly HolidayHours[] | null;
}

interface DayHours {
  readonly from: string;
  readonly to?: string | null;
  readonly opens: string;
  readonly closes: string;
}

interface HolidayHours {
  readonly date: string;
  readonly name?: string | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** Open, and until when; or closed, and when it opens next, if it does in the next sixty days. */
export type OpeningState =
  | { readonly is: 'open'; readonly closes: string }
  | { readonly is: 'closed'; readonly opens: { readonly day: string; readonly time: string } | null };

/** From the minute the doors open to the minute they close: minutes of Manila since 1970, or of a day. */
export interface OpenInterval {
  readonly opens: number;
  readonly closes: number;
}

const minutesPerDay = 1_440;
const maxDaysAhead = 60;

// Manila keeps UTC+8 all year.
const manilaOffset = 480;
const toManilaMinute = (moment: Date): number => Math.floor(moment.getTime() / 60_000) + manilaOffset;
const fromManilaMinute = (minute: number): Date => new Date((minute - manilaOffset) * 60_000);

// The first day of 1970 was a Thursday.
const getWeekdayIndex = (day: number): number => (day + 4) % 7;
const toIsoDate = (day: number): string => new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10);

/** Whether a run has a weekday; it may wrap round the week, from Saturday to Monday. */
function includesWeekday({ from, to }: DayHours, weekday: number): boolean {
  const names: readonly string[] = weekdays;
  const first = names.indexOf(from);
  const after = (index: number) => (index - first + 7) % 7;
  return after(weekday) <= after(names.indexOf(to ?? from));
}

/** What is open on a day, in no order. A holiday stands in place of the day's hours. */
function listDayIntervals({ hours, holidays }: OpeningHours, day: number): OpenInterval[] {
  const date = toIsoDate(day);
  const own = holidays?.filter((holiday) => holiday.date === date) ?? [];
  const weekday = getWeekdayIndex(day);
  const midnight = day * minutesPerDay;
  return (own.length > 0 ? own : hours.filter((run) => includesWeekday(run, weekday))).flatMap(({ opens, closes }) =>
    opens && closes ? { opens: midnight + toMinutes(opens), closes: midnight + toMinutes(closes) } : [],
  );
}

/** What is open on a day `2026-11-24`, in minutes of that day, in order; hours that meet or overlap are one. */
export function getOpenIntervals(schedule: OpeningHours, date: string): OpenInterval[] {
  const day = Date.parse(`${date}T00:00:00Z`) / 60_000 / minutesPerDay;
  const inOrder = listDayIntervals(schedule, day).sort((one, other) => one.opens - other.opens);
  const starts = inOrder.filter(({ opens }) => !inOrder.some((other) => other.opens < opens && other.closes >= opens));
  const opening = [...new Set(starts.map(({ opens }) => opens))];
  return opening.map((opens) => ({ opens: opens - day * minutesPerDay, closes: findLastClosing(inOrder, opens) - day * minutesPerDay }));
}

/** When the doors close that are open until a minute, where other hours meet or overlap those. */
function findLastClosing(stretches: readonly OpenInterval[], minute: number): number {
  const further = stretches.find(({ opens, closes }) => opens <= minute && closes > minute);
  return further ? findLastClosing(stretches, further.closes) : minute;
}

/** What is open at a minute, else what opens next, today or on one of the sixty days after it. */
function findNextInterval(schedule: OpeningHours, minute: number): OpenInterval | null {
  const today = Math.floor(minute / minutesPerDay);
  for (let day = today; day <= today + maxDaysAhead; day += 1) {
    const stretches = listDayIntervals(schedule, day).filter(({ closes }) => closes > minute);
    if (stretches.length === 0) continue;
    const opens = Math.min(...stretches.map((stretch) => stretch.opens));
    return { opens, closes: findLastClosing(stretches, opens) };
  }
  return null;
}

/** Whether the doors are open at a moment. The minute they open counts as open, the minute they close as closed. */
export function getOpeningState(schedule: OpeningHours, moment: Date): OpeningState {
  const minute = toManilaMinute(moment);
  const next = findNextInterval(schedule, minute);
  if (!next) return { is: 'closed', opens: null };
  if (next.opens <= minute) return { is: 'open', closes: formatTime(next.closes % minutesPerDay) };
  const day = weekdays[getWeekdayIndex(Math.floor(next.opens / minutesPerDay))]!;
  return { is: 'closed', opens: { day, time: formatTime(next.opens % minutesPerDay) } };
}

/** When the doors next open or close after a moment, if they do in the next sixty days. */
export function getNextChange(schedule: OpeningHours, moment: Date): Date | null {
  const minute = toManilaMinute(moment);
  const next = findNextInterval(schedule, minute);
  return next && fromManilaMinute(next.opens <= minute ? next.closes : next.opens);
}
