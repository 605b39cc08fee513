import type { OpeningState } from '../../domain/opening-hours/opening-hours';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './opening-status.module.css';

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
