import { formatDayRange, formatTimeRange } from '../../components/opening-status/format-opening-hours';
import { toTelHref } from '../../ui/link/tel-href';
import { Link } from '../../ui/link/link';
import { hasOpeningStatus, OpeningStatus } from '../../components/opening-status/opening-status';
import { useOpeningStatus } from '../../components/opening-status/use-opening-status';
import { Picture } from '../../ui/picture/picture';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './showroom-entry.module.css';

// 3:2, cropped: the narrow box is upright, so its picture is nearly as wide as that of the wide box.
const sizes = '(max-width: 560px) 113vw, (max-width: 800px) 90vw, (max-width: 1520px) 55vw, 835px';

/** A showroom: picture, address and opening hours. */
export function ShowroomEntry({ showroom }: { showroom: Queries.ShowroomCardFragment }) {
  const { showroom: messages } = useMessages();
  const [status, ref] = useOpeningStatus<HTMLElement>(showroom);
  const { name, address, map, hours, phones, picture } = showroom;
  return (
    <article ref={ref} className={styles.showroom}>
      <Picture picture={picture} sizes={sizes} />
      <h3 className={styles.name}>{name}</h3>
      <address>
        <Link to={map} className={styles.address}>
          {address}
        </Link>
      </address>
      <dl className={styles.facts}>
        <dt>{messages.hours}</dt>
        <dd>
          {hours.map((dayRange) => (
            <p key={dayRange.from}>
              {formatDayRange(dayRange, messages.to)}, {formatTimeRange(dayRange)}
            </p>
          ))}
        </dd>
        {hasOpeningStatus(status) && (
          <>
            <dt>{messages.today}</dt>
            <dd className={styles.today}>
              <OpeningStatus status={status} />
            </dd>
          </>
        )}
        <dt>{messages.phone}</dt>
        <dd className={styles.phones}>
          {phones.map((phone) => (
            <Link key={phone} to={toTelHref(phone)}>
              {phone}
            </Link>
          ))}
        </dd>
      </dl>
    </article>
  );
}
