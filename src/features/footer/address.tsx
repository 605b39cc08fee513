import { daysLabel, timesLabel } from '../../logic/hours';
import { phoneLink } from '../../logic/phone';
import { Link } from '../../ui/link/link';
import { OpenNow } from '../../ui/open-now/open-now';
import { useOpening } from '../../ui/open-now/use-opening';
import { useText } from '../../ui/text/text';
import * as styles from './address.module.css';

/** A showroom at the foot: its street leads to a map, its telephones dial. */
export function Address({ showroom }: { showroom: Queries.FooterShowroomFragment }) {
  const { showroom: words } = useText();
  const [today, place] = useOpening<HTMLElement>(showroom);
  const { name, street, map, hours, phones } = showroom;
  return (
    <address ref={place} className={styles.address}>
      <b>{name}</b> <Link to={map}>{street}</Link>
      {hours.map((run) => (
        <span key={run.from}>
          {daysLabel(run, words.to)}
          <br />
          {timesLabel(run)}
        </span>
      ))}
      <div className={styles.today}>
        <OpenNow status={today} />
      </div>
      {phones.map((phone) => (
        <a key={phone} href={phoneLink(phone)}>
          {phone}
        </a>
      ))}
    </address>
  );
}
