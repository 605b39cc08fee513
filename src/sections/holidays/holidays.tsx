import * as React from 'react';
import { formatUsDate, getWeekday } from '../../domain/dates/dates';
import { listHolidays } from '../../domain/opening-hours/holiday-calendar';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as matrix from '../../ui/matrix/matrix.split.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';

/** The number of holidays in the list: those of the next months. */
const maxHolidays = 10;

/** The next holidays of all showrooms, and the hours of each on them. */
export function HolidaysSection({ section }: SectionProps<Queries.HolidaysSectionFragment>) {
  const id = React.useId();
  const { showroom: messages } = useMessages();
  const { title, text, showrooms } = section;
  const days = listHolidays(
    showrooms.map(({ hours, upcoming_holidays: holidays }) => ({ hours, holidays })),
    maxHolidays,
  );
  if (days.length === 0) return null;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby={id}>
      <div className={matrix.head}>
        <h2 id={id}>{title}</h2>
        <p className={classNames(type.muted, matrix.text)}>{text}</p>
      </div>
      <table className={classNames(grid.below, matrix.matrix)} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span className={type.hidden}>{title}</span>
            </th>
            {showrooms.map(({ slug, short_name }) => (
              <th key={slug} scope="col">
                {short_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, name, hours }) => (
            <tr key={date}>
              <th scope="row">
                {name} <time dateTime={date}>{`${getWeekday(date)} ${formatUsDate(date)}`}</time>
              </th>
              {hours.map((open, index) => (
                <td key={showrooms[index]!.slug} data-closed={open === null || undefined}>
                  {open ?? messages.closed}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
