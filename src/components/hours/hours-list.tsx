import type * as React from 'react';
import { useMessages } from '../../ui/messages';

/** `Monday to Friday`, or a single day. `to` is the word between the days. */
export const formatDayRange = (days: { readonly from: string; readonly to: string | null }, to: string): string =>
  days.to && days.to !== days.from ? `${days.from} ${to} ${days.to}` : days.from;

interface HoursListProps {
  hours: Queries.HoursStatusFragment['hours'];
  /** What stands between the days and the times. */
  separator?: React.ReactNode;
  as?: 'p' | 'span';
  className?: string;
}

/** The opening hours of a showroom: `Monday to Friday, 8:30 AM - 5:30 PM`. */
export function HoursList({ hours, separator = ', ', as: Line = 'p', className }: HoursListProps) {
  const { showroom: messages } = useMessages();
  return hours.map(({ opens, closes, ...days }) => (
    <Line key={days.from} className={className}>
      {formatDayRange(days, messages.to)}
      {separator}
      {`${opens} - ${closes}`}
    </Line>
  ));
}
