import { formatDayRange, formatTimeRange } from '../../components/opening-status/format-opening-hours';
import { toTelHref } from '../../ui/link/tel-href';
import { Link } from '../../ui/link/link';
import { OpeningStatus } from '../../components/opening-status/opening-status';
import { useOpeningStatus } from '../../components/opening-status/use-opening-status';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './showroom-address.module.css';

/** A showroom at the foot: its street leads to a map, its telephones dial. */
export function ShowroomAddress({ showroom }: { showroom: Queries.FooterShowroomFragment }) {
  const { showroom: words } = useMessages();
  const [today, place] = useOpeningStatus<HTMLElement>(showroom);
  const { name, street, map, hours, phones } = showroom;
  return (
    <address ref={place} className={styles.address}>
      <b>{name}</b> <Link to={map}>{street}</Link>
      {hours.map((run) => (
        <span key={run.from}>
          {formatDayRange(run, words.to)}
          <br />
          {formatTimeRange(run)}
        </span>
      ))}
      <div className={styles.today}>
        <OpeningStatus status={today} />
      </div>
      {phones.map((phone) => (
        <a key={phone} href={toTelHref(phone)}>
          {phone}
        </a>
      ))}
    </address>
  );
}
