import { keepTimes } from '../../domain/dates';
import { formatTime } from '../../domain/times';
import { getOpenIntervals, type OpeningHours } from '../../domain/hours';

/** A holiday of one or more showrooms. */
export interface CalendarDay {
  date: string;
  name: string;
  /** The hours of each showroom on that day, such as `9:00 AM - 12:00 PM`; null where it is closed. */
  hours: (string | null)[];
}

const formatHours = (schedule: OpeningHours, date: string): string | null =>
  getOpenIntervals(schedule, date)
    .map(({ opens, closes }) => keepTimes(`${formatTime(opens)} - ${formatTime(closes)}`))
    .join(', ') || null;

/** The first holidays of all showrooms, in order, with the hours of each showroom on each of them. */
export function listHolidays(schedules: readonly OpeningHours[], count: number): CalendarDay[] {
  const holidays = schedules.flatMap((schedule) => schedule.holidays ?? []);
  const names = new Map([...holidays].reverse().map(({ date, name }) => [date, name ?? '']));
  return [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, count)
    .map(([date, name]) => ({ date, name, hours: schedules.map((schedule) => formatHours(schedule, date)) }));
}
