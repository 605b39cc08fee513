import { graphql } from 'gatsby';
import type * as React from 'react';
import { formatMonthDay, getWeekday, keepTimes } from '../../domain/dates';
import { getOpenIntervals, type OpeningHours } from '../../domain/hours';
import { formatTime } from '../../domain/times';
import { useMessages } from '../../ui/messages';

/** A holiday of one or more showrooms. */
interface CalendarDay {
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

/** `Monday to Friday`, or a single day. `to` is the word between the days. */
export const formatDayRange = (days: { readonly from: string; readonly to: string | null }, to: string): string =>
  days.to && days.to !== days.from ? `${days.from} ${to} ${days.to}` : days.from;

interface HoursListProps {
  showroom: Queries.HoursListFragment;
  /** What stands between the days and the times. */
  separator?: React.ReactNode;
  as?: 'p' | 'span';
  className?: string;
}

/**
 * The opening hours of a showroom: `Monday to Friday, 8:30 AM - 5:30 PM`. The last line also names the next holiday, when it is within a week:
 * `Monday 11/30, Bonifacio Day: Closed`.
 */
export function HoursList({ showroom: { hours, near_holidays: holidays }, separator = ', ', as: Line = 'p', className }: HoursListProps) {
  const { showroom: messages } = useMessages();
  const [holiday] = listHolidays([{ hours, holidays }], 1);
  return hours.map(({ opens, closes, ...days }, index) => (
    <Line key={days.from} className={className}>
      {formatDayRange(days, messages.to)}
      {separator}
      {`${opens} - ${closes}`}
      {holiday && index === hours.length - 1 && (
        <>
          {' '}
          <br />
          {`${getWeekday(holiday.date)} ${formatMonthDay(holiday.date)}, ${holiday.name}: ${holiday.hours[0] ?? messages.closed}`}
        </>
      )}
    </Line>
  ));
}

export const hoursListFragment = graphql`
  fragment HoursList on Showroom {
    hours {
      ...OpeningHours
    }
    near_holidays {
      ...Holiday
    }
  }
`;
