import { graphql } from 'gatsby';
import { classNames, kit } from '../ui/kit';
import { DefinitionList } from '../ui/definition-list';
import { Link, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import * as styles from './maintenance.module.css';
import type { SectionProps } from './section-props';

/** The page during maintenance, without bar and footer. */
export function MaintenanceSection({ section }: SectionProps<Queries.MaintenanceSectionFragment>) {
  const { bar, footer } = useMessages();
  const { title, text, picture, site, showrooms, navigation } = section;
  const phones = showrooms.map(({ name, phones: [phone = ''] }) => ({ label: name, value: <a href={toTelHref(phone)}>{phone}</a> }));
  return (
    <section className={styles.maintenance}>
      <Picture picture={picture} sizes="(max-width: 800px) 100vw by 38vh, 58vw by 100vh" isPriority className={styles.picture} />
      <div className={classNames(kit.stack, styles.text)}>
        <Link to="/" className={classNames(kit.wordmark, styles.wordmark)} aria-label={bar.home}>
          {site.wordmark}
        </Link>
        <div className={styles.message}>
          <h1 className={styles.title}>{title}</h1>
          <p>{text}</p>
        </div>
        <DefinitionList items={phones} className={styles.phones} />
        <nav className={classNames(kit.cluster, styles.social)} aria-label={footer.social}>
          {navigation.social.map(({ label, to }) => (
            <Link key={to} to={to} className={kit.hover}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}

export const maintenanceSectionFragment = graphql`
  fragment MaintenanceSection on MaintenanceSection {
    title
    text
    picture {
      ...Picture
    }
    site {
      wordmark
    }
    showrooms {
      slug
      name
      phones
    }
    navigation {
      social {
        ...SocialLink
      }
    }
  }
`;
