import { graphql } from 'gatsby';
import type * as React from 'react';
import { formatNameList } from '../domain/brand-filter';
import { getCollectionsOnDisplay } from '../domain/brands';
import { formatUsDate, getWeekday } from '../domain/dates';
import { listHolidays } from '../components/hours/hours-list';
import { Beside } from '../ui/beside';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import type { SectionProps } from './section-props';
import * as styles from './showroom-tables.module.css';

type Brand = Queries.OnDisplaySectionFragment['brands'][number];

/** Which brand is on display in which showroom, with the number of its collections there. */
export function OnDisplaySection({ section }: SectionProps<Queries.OnDisplaySectionFragment>) {
  const { showroom: messages } = useMessages();
  const { brands, showrooms } = section;
  return (
    <ShowroomTable
      id="on-show"
      section={section}
      corner={messages.brand}
      columns={showrooms.map(({ short_name }) => short_name)}
      className={classNames(kit.section, styles.brands)}
    >
      {brands.map((brand) => (
        <tr key={brand.link}>
          <th scope="row">
            <Link to={brand.link} className={classNames(kit.underlined, kit.target, styles.brand)}>
              {brand.title}
            </Link>{' '}
            <small>{formatNameList(brand.categories.map(({ name }) => name))}</small>
          </th>
          {showrooms.map(({ slug }) => (
            <td key={slug}>
              <CollectionCount brand={brand} showroom={slug} />
            </td>
          ))}
        </tr>
      ))}
    </ShowroomTable>
  );
}

function CollectionCount({ brand, showroom }: { brand: Brand; showroom: string }) {
  const { brand: brandMessages, showroom: messages } = useMessages();
  const count = getCollectionsOnDisplay(brand, showroom).length;
  if (count === 0) return <span className={kit.muted}>{brandMessages.to_order}</span>;
  return (
    <>
      {count} <span className={styles.unit}>{count === 1 ? messages.collection : messages.collections}</span>
    </>
  );
}

export const onDisplaySectionFragment = graphql`
  fragment OnDisplaySection on OnDisplaySection {
    title
    text
    showrooms {
      slug
      short_name
    }
    brands {
      title
      link
      categories {
        name
      }
      collections {
        showrooms {
          slug
        }
      }
    }
  }
`;

/** Those of the next months. */
const maxHolidays = 10;

/** The next holidays of all showrooms, and the hours of each on them. */
export function HolidaysSection({ section }: SectionProps<Queries.HolidaysSectionFragment>) {
  const { showroom: messages } = useMessages();
  const { title, showrooms } = section;
  const days = listHolidays(
    showrooms.map(({ hours, upcoming_holidays: holidays }) => ({ hours, holidays })),
    maxHolidays,
  );
  if (days.length === 0) return null;
  return (
    <ShowroomTable
      id="holidays"
      section={section}
      corner={<span className={kit.hidden}>{title}</span>}
      columns={showrooms.map(({ short_name }) => short_name)}
      className={styles.holidays}
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
    </ShowroomTable>
  );
}

export const holidaysSectionFragment = graphql`
  fragment HolidaysSection on HolidaysSection {
    title
    text
    showrooms {
      slug
      short_name
      hours {
        ...OpeningHours
      }
      upcoming_holidays {
        ...Holiday
      }
    }
  }
`;

interface ShowroomTableProps {
  /** The id of the heading. */
  id: string;
  section: { readonly title: string; readonly text: string };
  /** The heading of the first column, which has the headings of the rows. */
  corner: React.ReactNode;
  columns: readonly string[];
  className: string | undefined;
  /** The rows. */
  children: React.ReactNode;
}

/** A section with a heading and a paragraph beside a table. */
function ShowroomTable({ id, section: { title, text }, corner, columns, className, children }: ShowroomTableProps) {
  return (
    <Beside id={id} title={title} text={<p className={classNames(kit.muted, styles.text)}>{text}</p>} className={className}>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className={kit.label}>
              {corner}
            </th>
            {columns.map((label, index) => (
              <th key={index} scope="col" className={kit.label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Beside>
  );
}
