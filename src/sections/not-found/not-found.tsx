import { ButtonLink } from '../../ui/button';
import { classNames, kit } from '../../ui/kit';
import * as errorStyles from '../../ui/error-styles.module.css';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import type { SectionProps } from '../section-props';
import * as styles from './not-found.module.css';

/** The content of the 404 page: what is missing, and links onward. */
export function NotFoundSection({ section }: SectionProps<Queries.NotFoundSectionFragment>) {
  const { title, text, message, suggestion, action, picture, places_title, places } = section;
  return (
    <>
      <section className={styles.notFound}>
        <div className={classNames(kit.wrap, kit.grid, styles.content)}>
          <div className={styles.text}>
            <h1 className={classNames(errorStyles.title, styles.title)}>{title}</h1>
            <p className={errorStyles.reason}>{text}</p>
            <missing-path class={styles.missing} suppressHydrationWarning>
              <p className={classNames(errorStyles.address, styles.message)}>
                {message} <code className={errorStyles.path} data-slot="path" />
              </p>
              <p className={styles.suggestion} hidden>
                {suggestion} <a className={classNames(kit.underlined, kit.target)} data-slot="meant" />
              </p>
            </missing-path>
            <ButtonLink {...action} />
          </div>
          <Picture picture={picture} sizes="(max-width: 800px) 72vw / 1.1, 36vw by (100vh - 88px)" isPriority className={styles.picture} />
        </div>
      </section>
      <nav className={classNames(kit.wrap, styles.places)} aria-labelledby="places">
        <h2 id="places" className={classNames(kit.label, kit.muted, styles.label)}>
          {places_title}
        </h2>
        <ul className={styles.list}>
          {places.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classNames(kit.nudge, styles.link)}>
                {label}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
