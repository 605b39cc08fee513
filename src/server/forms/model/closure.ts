import { toManilaMoment } from '../../../domain/date-formats';
import { getNextDay, toManilaDay } from '../../../domain/dates';
import { formatTime } from '../../../domain/times';
import { getOpenIntervals, type HolidayHours, type OpeningHours } from '../../../domain/hours';

/** A time for which a showroom is closed against its schedule, in milliseconds since 1970 and whole minutes. Its end is not included. */
export interface Closure {
  from: number;
  until: number;
  /** Why, in the words of the showroom. */
  reason: string;
}

/** A closure with its showroom, as the database has it. */
export interface ShowroomClosure {
  showroom: string;
  from: Date;
  until: Date;
  reason: string;
}

const minuteMs = 60_000;

/** The hours of a day without those of a closure, as holidays that are named by its reason; one without hours if none is left. */
function closeDay(schedule: OpeningHours, { from, until, reason: name }: Closure, date: string): HolidayHours[] {
  const midnight = toManilaMoment(date).getTime();
  const [start, end] = [(from - midnight) / minuteMs, (until - midnight) / minuteMs];
  const left = getOpenIntervals(schedule, date)
    .flatMap(({ opens, closes }) => [
      { opens, closes: Math.min(closes, start) },
      { opens: Math.max(opens, end), closes },
    ])
    .filter(({ opens, closes }) => opens < closes);
  const days = left.map(({ opens, closes }) => ({ date, name, opens: formatTime(opens), closes: formatTime(closes) }));
  return days.length > 0 ? days : [{ date, name }];
}

/** The holidays of a showroom during a closure: those of its days are replaced. */
export function closeHolidays(schedule: OpeningHours, closure: Closure): HolidayHours[] {
  const lastDay = toManilaDay(new Date(closure.until - 1));
  const days: string[] = [];
  for (let day = toManilaDay(new Date(closure.from)); day <= lastDay; day = getNextDay(day)) days.push(day);
  const others = schedule.holidays?.filter(({ date }) => !days.includes(date)) ?? [];
  return [...days.flatMap((day) => closeDay(schedule, closure, day)), ...others];
}

/** A showroom with the hours that run: its schedule without those for which it is closed. */
export const withClosures = (showroom: OpeningHours & { readonly slug: string }, closures: readonly ShowroomClosure[]): OpeningHours =>
  closures
    .filter(({ showroom: slug }) => slug === showroom.slug)
    .reduce<OpeningHours>(
      (schedule, { from, until, reason }) => ({
        ...schedule,
        holidays: closeHolidays(schedule, { from: from.getTime(), until: until.getTime(), reason }),
      }),
      showroom,
    );
