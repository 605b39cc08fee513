import { toManilaMoment } from '../../../domain/date-formats';
import { getNextDay, toManilaDay } from '../../../domain/dates';
import { formatTime } from '../../../domain/times';
import { getOpenIntervals, type HolidayHours, type OpeningHours } from '../../../domain/hours';

/** A time for which a showroom is closed against its schedule, in whole minutes. Its end is not included. */
export interface Closure {
  showroom: string;
  from: Date;
  until: Date;
  /** Why, in the words of the showroom. */
  reason: string;
}

const minuteMs = 60_000;

/** The hours of a day without those of a closure, as holidays that are named by its reason; one without hours if none is left. */
function closeDay(schedule: OpeningHours, { from, until, reason: name }: Closure, date: string): HolidayHours[] {
  const toMinutes = (moment: Date) => (moment.getTime() - toManilaMoment(date).getTime()) / minuteMs;
  const [start, end] = [toMinutes(from), toMinutes(until)];
  const left = getOpenIntervals(schedule, date)
    .flatMap(({ opens, closes }) => [
      { opens, closes: Math.min(closes, start) },
      { opens: Math.max(opens, end), closes },
    ])
    .filter(({ opens, closes }) => opens < closes);
  const days = left.map(({ opens, closes }) => ({ date, name, opens: formatTime(opens), closes: formatTime(closes) }));
  return days.length > 0 ? days : [{ date, name }];
}

/** The hours of a showroom during a closure: the holidays of its days are replaced. */
export function closeHours(schedule: OpeningHours, closure: Closure): OpeningHours {
  const lastDay = toManilaDay(new Date(closure.until.getTime() - 1));
  const days: string[] = [];
  for (let day = toManilaDay(closure.from); day <= lastDay; day = getNextDay(day)) days.push(day);
  const others = schedule.holidays?.filter(({ date }) => !days.includes(date)) ?? [];
  return { ...schedule, holidays: [...days.flatMap((day) => closeDay(schedule, closure, day)), ...others] };
}

/** A showroom with the hours that run: its schedule without those for which it is closed. */
export const withClosures = (showroom: OpeningHours & { readonly slug: string }, closures: readonly Closure[]): OpeningHours =>
  closures.filter((closure) => closure.showroom === showroom.slug).reduce<OpeningHours>(closeHours, showroom);
