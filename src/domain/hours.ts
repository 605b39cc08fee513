import { toClosingMinutes, toMinutes, formatTime, weekdays } from './times';

/** The schedule of a showroom: hours for ranges of weekdays, and holidays, which have their own hours or none. */
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

export interface HolidayHours {
  readonly date: string;
  readonly name?: string | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/**
 * Open until `closes`, or closed until `opens`: `day` is a weekday, or null for the day itself. `opens` is null if it does not open within
 * sixty days. `changesAt` is the next moment at which it opens or closes.
 */
export type HoursState = { readonly changesAt: Date | null } & (
  | { readonly is: 'open'; readonly closes: string }
  | { readonly is: 'closed'; readonly opens: { readonly day: string | null; readonly time: string } | null }
);

/** An open interval in minutes, from a day's midnight or from 1970-01-01 in Manila time. */
interface OpenInterval {
  readonly opens: number;
  readonly closes: number;
}

const minutesPerDay = 1_440;
const maxDaysAhead = 60;

// Manila is at UTC+8 all year.
const manilaOffset = 480;
const toManilaMinute = (moment: Date): number => Math.floor(moment.getTime() / 60_000) + manilaOffset;
const fromManilaMinute = (minute: number): Date => new Date((minute - manilaOffset) * 60_000);

// The first day of 1970 was a Thursday.
const getWeekdayIndex = (day: number): number => (day + 4) % 7;
const toIsoDate = (day: number): string => new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10);

/** Whether a range contains a weekday. A range may wrap around the week, such as Saturday to Monday. */
function includesWeekday({ from, to }: DayHours, weekday: number): boolean {
  const names: readonly string[] = weekdays;
  const first = names.indexOf(from);
  const daysFromFirst = (index: number) => (index - first + 7) % 7;
  return daysFromFirst(weekday) <= daysFromFirst(names.indexOf(to ?? from));
}

/** The open intervals of a day, unsorted. A holiday replaces the hours of the weekday. */
function listDayIntervals({ hours, holidays }: OpeningHours, day: number): OpenInterval[] {
  const date = toIsoDate(day);
  const dayHolidays = holidays?.filter((holiday) => holiday.date === date) ?? [];
  const weekday = getWeekdayIndex(day);
  const midnight = day * minutesPerDay;
  return (dayHolidays.length > 0 ? dayHolidays : hours.filter((range) => includesWeekday(range, weekday))).flatMap(({ opens, closes }) =>
    opens && closes ? { opens: midnight + toMinutes(opens), closes: midnight + toClosingMinutes(closes) } : [],
  );
}

/** The open intervals of a day `2026-11-24`, sorted and merged, in minutes since its midnight. */
export function getOpenIntervals(schedule: OpeningHours, date: string): OpenInterval[] {
  const day = Date.parse(`${date}T00:00:00Z`) / 60_000 / minutesPerDay;
  const sorted = listDayIntervals(schedule, day).sort((a, b) => a.opens - b.opens);
  const starts = sorted.filter(({ opens }) => !sorted.some((other) => other.opens < opens && other.closes >= opens));
  const openings = [...new Set(starts.map(({ opens }) => opens))];
  return openings.map((opens) => ({ opens: opens - day * minutesPerDay, closes: findLastClosing(sorted, opens) - day * minutesPerDay }));
}

/** The minute at which a period that includes `minute` ends, together with the intervals that touch or overlap it. */
function findLastClosing(intervals: readonly OpenInterval[], minute: number): number {
  const next = intervals.find(({ opens, closes }) => opens <= minute && closes > minute);
  return next ? findLastClosing(intervals, next.closes) : minute;
}

/** The interval that contains a minute, its end not included, or else the next one within sixty days. It may end on the day after. */
function findCurrentOrNextInterval(schedule: OpeningHours, minute: number): OpenInterval | null {
  const today = Math.floor(minute / minutesPerDay);
  for (let day = today; day <= today + maxDaysAhead; day += 1) {
    const intervals = listDayIntervals(schedule, day).filter(({ closes }) => closes > minute);
    if (intervals.length === 0) continue;
    const opens = Math.min(...intervals.map((interval) => interval.opens));
    return { opens, closes: findLastClosing([...intervals, ...listDayIntervals(schedule, day + 1)], opens) };
  }
  return null;
}

/** The state of a showroom at a moment. The opening minute counts as open, the closing minute as closed. */
export function getHoursState(schedule: OpeningHours, moment: Date): HoursState {
  const minute = toManilaMinute(moment);
  const next = findCurrentOrNextInterval(schedule, minute);
  if (!next) return { is: 'closed', opens: null, changesAt: null };
  const { opens, closes } = next;
  if (opens <= minute) return { is: 'open', closes: formatTime(closes), changesAt: fromManilaMinute(closes) };
  const day = Math.floor(opens / minutesPerDay);
  const isToday = day === Math.floor(minute / minutesPerDay);
  const name = isToday ? null : weekdays[getWeekdayIndex(day)]!;
  return { is: 'closed', opens: { day: name, time: formatTime(opens) }, changesAt: fromManilaMinute(opens) };
}
