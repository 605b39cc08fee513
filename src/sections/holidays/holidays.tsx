import { formatUsDate, getWeekday } from '../../domain/dates';
import { listHolidays } from '../../components/opening-status/holiday-calendar';
import * as grid from '../../ui/grid/grid.module.css';
import { Matrix } from '../../ui/matrix/matrix';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';

/** The number of holidays in the list: those of the next months. */
const maxHolidays = 10;

/** The next holidays of all showrooms, and the hours of each on them. */
export function HolidaysSection({ section }: SectionProps<Queries.HolidaysSectionFragment>) {
  const { showroom: messages } = useMessages();
  const { title, text, showrooms } = section;
  const days = listHolidays(
    showrooms.map(({ hours, upcoming_holidays: holidays }) => ({ hours, holidays })),
    maxHolidays,
  );
  if (days.length === 0) return null;
  return (
    <Matrix
      title={title}
      text={text}
      corner={<span className={type.hidden}>{title}</span>}
      columns={showrooms.map(({ short_name }) => short_name)}
      className={grid.section}
    >
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
    </Matrix>
  );
}
