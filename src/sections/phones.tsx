import { graphql } from 'gatsby';
import { Chats } from '../components/showroom-facts';
import { HoursList } from '../components/hours/hours-list';
import { classNames, kit } from '../ui/kit';
import { toTelHref } from '../ui/link';
import * as styles from './phones.module.css';
import type { SectionProps } from './section-props';

/** The phone numbers and hours of the showrooms. */
export function PhonesSection({ section }: SectionProps<Queries.PhonesSectionFragment>) {
  const { title, showrooms } = section;
  return (
    <section className={classNames(kit.wrap, kit.section)}>
      <h2 className={kit.head}>{title}</h2>
      <ul className={classNames(kit.grid, styles.list)}>
        {showrooms.map(({ slug, name, phones, chats, ...showroom }) => (
          <li key={slug} className={styles.showroom}>
            <h3 className={classNames(kit.label, styles.name)}>{name}</h3>
            {phones.map((phone) => (
              <p key={phone} className={styles.phone}>
                <a href={toTelHref(phone)} className={kit.underlined}>
                  {phone}
                </a>
              </p>
            ))}
            {chats && (
              <p className={classNames(kit.cluster, kit.small, styles.chats)} data-print="none">
                <Chats showroom={{ name, chats }} className={classNames(kit.hover, kit.thin)} />
              </p>
            )}
            <HoursList showroom={showroom} className={kit.meta} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const phonesSectionFragment = graphql`
  fragment PhonesSection on PhonesSection {
    title
    showrooms {
      ...Chats
      ...HoursList
      slug
      name
      phones
    }
  }
`;
