import type * as React from 'react';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { More } from '../../ui/more/more';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import { Address } from './address';
import * as styles from './footer.module.css';

interface FooterProps {
  site: Queries.FooterSiteFragment;
  navigation: Queries.FooterNavigationFragment;
  showrooms: readonly Queries.FooterShowroomFragment[];
  newsletter: React.ReactNode;
  questions: React.ReactNode;
}

/** The foot of every page. */
export function Footer({ site, navigation, showrooms, newsletter, questions }: FooterProps) {
  const { footer } = useText();
  const { cover, invitation, action } = site.catalogue;
  return (
    <footer className={styles.footer}>
      <div className={grid.wrap}>
        <div data-print="none">{newsletter}</div>
        <div className={classes(grid.grid, styles.columns)}>
          <nav className={styles.links} aria-label={footer.links}>
            <p className={classes(type.label, styles.label)}>{site.name}</p>
            <ul>
              {navigation.footer.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.showrooms}>
            <p className={classes(type.label, styles.label)}>{footer.showrooms}</p>
            {showrooms.map((showroom) => (
              <Address key={showroom.slug} showroom={showroom} />
            ))}
          </div>
          <div className={styles.questions} data-print="none">
            <h2 className={classes(type.label, styles.label)}>{footer.questions}</h2>
            {questions}
          </div>
          <div className={styles.catalogue} data-print="none">
            <p className={classes(type.label, styles.label)}>{footer.catalogue}</p>
            <Picture picture={cover} sizes="(max-width: 800px) 140px, (max-width: 1100px) 30vw, 200px" className={styles.cover} />
            <div>
              <p>{invitation}</p>
              <More label={action.label} to={action.to} icon={action.icon} className={styles.view} />
            </div>
          </div>
        </div>
        <div className={styles.end}>
          <span>{`© ${site.since}–${site.until} ${site.legal_name}`}</span>
          <nav aria-label={footer.social}>
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
