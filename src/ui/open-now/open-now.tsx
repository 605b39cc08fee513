import type { Status } from '../../logic/opening-hours';
import { useText } from '../text/text';
import * as styles from './open-now.module.css';

/** Whether there is something to say, or, before the start, may be: not where the doors stay shut for sixty days. */
export const hasLine = (status: Status | null): boolean => status?.is !== 'closed' || status.opens !== null;

/** `Open now · closes 5:30 PM` or `Opens Monday 8:30 AM`; the room for it before the start. */
export function OpenNow({ status }: { status: Status | null }) {
  if (!hasLine(status)) return null;
  return (
    <span className={styles.line} data-open={status ? status.is === 'open' : undefined}>
      {status && (
        <span>
          <Sentence status={status} />
        </span>
      )}
    </span>
  );
}

function Sentence({ status }: { status: Status }) {
  const { showroom: words } = useText();
  if (status.is === 'open')
    return (
      <>
        <span>{words.open_now}</span>
        <i> · </i>
        <span>
          {words.closes} {status.closes}
        </span>
      </>
    );
  return (
    status.opens && (
      <>
        <span>
          {words.opens} {status.opens.day}
        </span>{' '}
        <span>{status.opens.time}</span>
      </>
    )
  );
}
