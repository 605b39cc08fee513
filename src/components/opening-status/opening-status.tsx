import { graphql } from 'gatsby';
import type { OpeningHours } from '../../domain/opening-hours/opening-hours';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './opening-status.module.css';

export const openingStatusFragment = graphql`
  fragment OpeningStatus on Showroom {
    hours {
      from
      to
      opens
      closes
    }
    holidays {
      date
      name
      opens
      closes
    }
  }
`;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- declares the custom element for JSX.
  namespace JSX {
    interface IntrinsicElements {
      'opening-status': React.HTMLAttributes<HTMLElement> & { schedule: string; class?: string };
    }
  }
}

/** The place of a text that the custom element writes. */
const Slot = ({ name }: { name: 'closes' | 'day' | 'time' }) => (
  <span data-slot={name} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);

/** The part of a schedule that decides whether a showroom is open, as the custom element reads it. */
const toSchedule = ({ hours, holidays }: Queries.OpeningStatusFragment): OpeningHours => ({
  hours,
  holidays: holidays?.map(({ date, opens, closes }) => ({ date, opens, closes })) ?? null,
});

/**
 * `Open now · closes 5:30 PM` or `Opens Monday 8:30 AM`. Its space is reserved until the custom element knows the time; a row of a list that
 * holds it is hidden where the showroom stays closed for sixty days.
 */
export function OpeningStatus({ showroom }: { showroom: Queries.OpeningStatusFragment }) {
  const { showroom: messages } = useMessages();
  return (
    <opening-status schedule={JSON.stringify(toSchedule(showroom))} class={styles.line} suppressHydrationWarning>
      <span className={styles.open}>
        <span>{messages.open_now}</span>
        <i> · </i>
        <span>
          {messages.closes} <Slot name="closes" />
        </span>
      </span>
      <span className={styles.closed}>
        <span>
          {messages.opens} <Slot name="day" />
        </span>{' '}
        <span>
          <Slot name="time" />
        </span>
      </span>
    </opening-status>
  );
}
