import * as React from 'react';
import type { OpeningState } from '../../domain/opening-hours/opening-hours';
import { importOnce, startOnDemand } from '../../runtime/on-demand/on-demand';
import { onVisible } from '../../runtime/islands/on-visible';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './opening-status.module.css';

const loadOpeningTimer = importOnce(() =>
  import(/* webpackChunkName: "opening-timer" */ './opening-timer').then(({ watchOpening }) => watchOpening),
);

/**
 * The opening state of a showroom, known once its element is visible. Null before, and in the prerendered page, which cannot know the time.
 */
export function useOpeningStatus<Place extends Element>(
  showroom: Queries.OpeningStatusFragment,
): [OpeningState | null, React.RefObject<Place | null>] {
  const place = React.useRef<Place>(null);
  const [status, setStatus] = React.useState<OpeningState | null>(null);
  React.useEffect(
    () =>
      startOnDemand(
        (listener) => onVisible(place.current!, listener),
        loadOpeningTimer,
        (watchOpening) => watchOpening(showroom, setStatus),
      ),
    [showroom],
  );
  return [status, place];
}

/** Whether there is a status to show, or may be one after hydration. A showroom that stays closed for sixty days has none. */
export const hasOpeningStatus = (status: OpeningState | null): boolean => status?.is !== 'closed' || status.opens !== null;

/** `Open now · closes 5:30 PM` or `Opens Monday 8:30 AM`; reserved space before hydration. */
export function OpeningStatus({ status }: { status: OpeningState | null }) {
  if (!hasOpeningStatus(status)) return null;
  return (
    <span className={styles.line} data-open={status ? status.is === 'open' : undefined}>
      {status && (
        <span>
          <StatusText status={status} />
        </span>
      )}
    </span>
  );
}

function StatusText({ status }: { status: OpeningState }) {
  const { showroom: messages } = useMessages();
  if (status.is === 'open')
    return (
      <>
        <span>{messages.open_now}</span>
        <i> · </i>
        <span>
          {messages.closes} {status.closes}
        </span>
      </>
    );
  return (
    status.opens && (
      <>
        <span>
          {messages.opens} {status.opens.day}
        </span>{' '}
        <span>{status.opens.time}</span>
      </>
    )
  );
}
