import { formatDayRange } from '../../components/opening-status/opening-hours';
import { formatUsDate, getWeekday } from '../../domain/dates';
import { listHolidays } from '../../components/opening-status/holiday-calendar';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './opening-days.module.css';

/** The number of holidays in the list: those of the next months. */
const maxHolidays = 8;

/** The hours of a showroom, and its next holidays from the day of the build. */
export function OpeningDays({ showroom }: { showroom: Queries.ShowroomViewFragment }) {
  const { showroom: messages } = useMessages();
  const { hours, upcoming_holidays: holidays } = showroom;
  const days = listHolidays([{ hours, holidays }], maxHolidays);
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby="hours">
      <div className={styles.hours}>
        <h2 id="hours" className={classNames(type.label, type.muted)}>
          {messages.hours}
        </h2>
        {hours.map(({ opens, closes, ...range }) => (
          <p key={range.from} className={styles.range}>
            {formatDayRange(range, messages.to)} <b>{`${opens} - ${closes}`}</b>
          </p>
        ))}
      </div>
      {days.length > 0 && (
        <div className={classNames(grid.below, styles.holidays)}>
          <h3 className={classNames(type.label, type.muted)}>{messages.holidays}</h3>
          <ul className={classNames(listStyles.ruled, styles.list)}>
            {days.map(({ date, name, hours: [open] }) => (
              <li key={date}>
                <time dateTime={date}>
                  {`${getWeekday(date)} `}
                  {formatUsDate(date)}
                </time>{' '}
                <span>{name}</span> <b>{open ?? messages.closed}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
