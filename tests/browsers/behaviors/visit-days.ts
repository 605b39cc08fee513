import { getWeekday, toManilaDay } from '../../../src/domain/dates/dates';
import { findNextOpenDay, type VisitShowroom } from '../../../src/domain/forms/visit';
import { showrooms } from '../../support/content';

const daysAhead = (days: number): string => toManilaDay(new Date(Date.now() + days * 86_400_000));

/** A day on which the first showroom is open. */
export function openDay(): string {
  const [showroom] = showrooms as unknown as VisitShowroom[];
  return findNextOpenDay(showroom!, daysAhead(2), daysAhead(0))!;
}

/** A Sunday, when every showroom is closed. */
export const closedDay = (): string => [2, 3, 4, 5, 6, 7, 8].map(daysAhead).find((day) => getWeekday(day) === 'Sunday')!;
