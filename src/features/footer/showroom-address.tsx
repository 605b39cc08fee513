import { formatDayRange, formatTimeRange } from '../../components/opening-status/format-opening-hours';
import { toTelHref } from '../../ui/link/tel-href';
import { Link } from '../../ui/link/link';
import { OpeningStatus } from '../../components/opening-status/opening-status';
import { useOpeningStatus } from '../../components/opening-status/use-opening-status';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './showroom-address.module.css';

/** A showroom in the footer. The street links to a map, the phone numbers are `tel:` links. */
export function ShowroomAddress({ showroom }: { showroom: Queries.FooterShowroomFragment }) {
  const { showroom: messages } = useMessages();
  const [status, ref] = useOpeningStatus<HTMLElement>(showroom);
  const { name, street, map, hours, phones } = showroom;
  return (
    <address ref={ref} className={styles.address}>
      <b>{name}</b> <Link to={map}>{street}</Link>
      {hours.map((dayRange) => (
        <span key={dayRange.from}>
          {formatDayRange(dayRange, messages.to)}
          <br />
          {formatTimeRange(dayRange)}
        </span>
      ))}
      <div className={styles.today}>
        <OpeningStatus status={status} />
      </div>
      {phones.map((phone) => (
        <a key={phone} href={toTelHref(phone)}>
          {phone}
        </a>
      ))}
    </address>
  );
}
