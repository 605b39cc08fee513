import type * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { TextLink } from '../../ui/text-link/text-link';
import { Picture } from '../../ui/picture/picture';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './footer.module.css';
import { OpeningHoursList } from '../../components/opening-status/opening-hours';
import { toTelHref } from '../../ui/link/tel-href';
import { OpeningStatus } from '../../components/opening-status/opening-status';
import * as showroomAddressStyles from './showroom-address.module.css';

interface FooterProps {
  site: Queries.FooterSiteFragment;
  navigation: Queries.FooterNavigationFragment;
  showrooms: readonly Queries.FooterShowroomFragment[];
  newsletter: React.ReactNode;
  questions: React.ReactNode;
}

/** The footer of every page. */
export function Footer({ site, navigation, showrooms, newsletter, questions }: FooterProps) {
  const { footer } = useMessages();
  const { cover, invitation, action } = site.catalogue;
  return (
    <footer className={styles.footer}>
      <div className={grid.wrap}>
        <div data-print="none">{newsletter}</div>
        <div className={classNames(grid.grid, styles.columns)}>
          <nav className={styles.links} aria-label={footer.links}>
            <p className={classNames(type.label, styles.label)}>{site.name}</p>
            <ul>
              {navigation.footer.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.showrooms}>
            <p className={classNames(type.label, styles.label)}>
              <Link to={navigation.showrooms_path ?? '/'}>{footer.showrooms}</Link>
            </p>
            {showrooms.map((showroom) => (
              <ShowroomAddress key={showroom.slug} showroom={showroom} />
            ))}
          </div>
          <div className={styles.questions} data-print="none">
            <h2 className={classNames(type.label, styles.label)}>{footer.questions}</h2>
            {questions}
          </div>
          <div className={styles.catalogue} data-print="none">
            <p className={classNames(type.label, styles.label)}>{footer.catalogue}</p>
            <Picture picture={cover} sizes="(max-width: 800px) 140px, (max-width: 1100px) 30vw, 200px" className={styles.cover} />
            <div>
              <p>{invitation}</p>
              <TextLink label={action.label} to={action.to} icon={action.icon} className={styles.coverLink} />
            </div>
          </div>
        </div>
        <div className={classNames(grid.spread, styles.bottom)}>
          <span>{`© ${site.since}–${site.until} ${site.legal_name}`}</span>
          <nav className={grid.cluster} aria-label={footer.social}>
            {navigation.social.map(({ label, to }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
            <Link to="/rss.xml">{footer.feed}</Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** A showroom in the footer. The street links to a map, the phone numbers are `tel:` links. */
function ShowroomAddress({ showroom }: { showroom: Queries.FooterShowroomFragment }) {
  const { name, path, street, map, hours, phones } = showroom;
  return (
    <address className={showroomAddressStyles.address}>
      <Link to={path}>
        <b>{name}</b>
      </Link>{' '}
      <Link to={map}>{street}</Link>
      <OpeningHoursList as="span" hours={hours} separator={[' ', <br key="line" />]} />
      <div className={showroomAddressStyles.today}>
        <OpeningStatus showroom={showroom} />
      </div>
      {phones.map((phone) => (
        <a key={phone} href={toTelHref(phone)}>
          {phone}
        </a>
      ))}
    </address>
  );
}
