import { daysLabel, timesLabel } from '../../logic/hours';
import { phoneLink } from '../../logic/phone';
import { Link } from '../../ui/link/link';
import { hasLine, OpenNow } from '../../ui/open-now/open-now';
import { useOpening } from '../../ui/open-now/use-opening';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as styles from './showroom.module.css';

// 3:2, cropped: the narrow box is upright, so that its picture is nearly as wide as the wide one's.
const sizes = '(max-width: 560px) 113vw, (max-width: 800px) 90vw, (max-width: 1520px) 55vw, 835px';

/** A showroom: what it looks like, where it is, when it is open. */
export function Showroom({ showroom }: { showroom: Queries.ShowroomCardFragment }) {
  const { showroom: words } = useText();
  const [today, place] = useOpening<HTMLElement>(showroom);
  const { name, address, map, hours, phones, picture } = showroom;
  return (
    <article ref={place} className={styles.showroom}>
      <Picture picture={picture} sizes={sizes} />
      <h3 className={styles.name}>{name}</h3>
      <address>
        <Link to={map} className={styles.address}>
          {address}
        </Link>
      </address>
      <dl className={styles.facts}>
        <dt>{words.hours}</dt>
        <dd>
          {hours.map((run) => (
            <p key={run.from}>
              {daysLabel(run, words.to)}, {timesLabel(run)}
            </p>
          ))}
        </dd>
        {hasLine(today) && (
          <>
            <dt>{words.today}</dt>
            <dd className={styles.today}>
              <OpenNow status={today} />
            </dd>
          </>
        )}
        <dt>{words.phone}</dt>
        <dd className={styles.phones}>
          {phones.map((phone) => (
            <Link key={phone} to={phoneLink(phone)}>
              {phone}
            </Link>
          ))}
        </dd>
      </dl>
    </article>
  );
}
