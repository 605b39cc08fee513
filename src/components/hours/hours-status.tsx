import type { HoursWords, ShowroomSchedule } from './hours-status-element';
import { useMessages } from '../../ui/messages';
import * as styles from './hours-status.module.css';
import { graphql } from 'gatsby';

/** The number of holidays that a page carries: those of the next months. A build is due when one of them is over. */
const maxHolidays = 12;

/** The part of a schedule that decides whether a showroom is open, as the custom element reads it. */
const toSchedule = ({ slug, hours, holidays }: Queries.HoursStatusFragment): ShowroomSchedule => ({
  slug,
  hours,
  holidays: holidays
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, maxHolidays)
    .map(({ date, opens, closes }) => ({ date, ...(opens && { opens, closes }) })),
});

/**
 * `Open now · closes 5:30 PM`, `Closed, opens at 8:30 AM` or `Closed, opens Monday 8:30 AM`, which the custom element writes: a prerendered page cannot know the
 * time. Its space is reserved until then; a row of a list that holds it is hidden where the showroom stays closed for sixty days.
 */
export function HoursStatus({ showroom }: { showroom: Queries.HoursStatusFragment }) {
  const { showroom: messages } = useMessages();
  const { open_now, closes, opens, opens_at, changed } = messages;
  return (
    <opening-status
      schedule={JSON.stringify(toSchedule(showroom))}
      words={JSON.stringify({ open_now, closes, opens, opens_at, changed } satisfies HoursWords)}
      class={styles.line}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

export const hoursStatusFragment = graphql`
  fragment HoursStatus on Showroom {
    ...HoursList
    slug
    holidays: upcoming_holidays {
      ...Holiday
    }
  }
`;

export const showroomCardFragment = graphql`
  fragment ShowroomCard on Showroom {
    ...HoursStatus
    ...Chats
    slug
    name
    path
    street
    address
    map
    phones
    picture {
      ...Picture
    }
  }
`;
