import { phoneLink } from '../../logic/phone';
import { Facts } from '../../ui/facts/facts';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import type { SectionProps } from '../section-props';
import * as styles from './closed.module.css';

/** A single calm screen while the site is in maintenance, without bar or footer. */
export function Closed({ section }: SectionProps<Queries.ClosedSectionFragment>) {
  const { bar, footer } = useText();
  const { title, text, picture, site, showrooms, navigation } = section;
  const phones = showrooms.map(({ name, phones: [phone = ''] }) => ({ label: name, value: <a href={phoneLink(phone)}>{phone}</a> }));
  return (
    <section className={styles.closed}>
      <Picture picture={picture} sizes="(max-width: 800px) 100vw by 38vh, 58vw by 100vh" isFirst className={styles.picture} />
      <div className={styles.text}>
        <Link to="/" className={styles.wordmark} aria-label={bar.home}>
          {site.wordmark}
        </Link>
        <div className={styles.message}>
          <h1 className={styles.title}>{title}</h1>
          <p>{text}</p>
        </div>
        <Facts facts={phones} className={styles.phones} />
        <nav className={styles.social} aria-label={footer.social}>
          {navigation.social.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}
