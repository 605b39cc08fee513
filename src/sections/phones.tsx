import { graphql } from 'gatsby';
import { Chats } from '../components/chats';
import { HoursList } from '../components/hours/hours-list';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid.module.css';
import { toTelHref } from '../ui/link';
import * as textLinkStyles from '../ui/text-link.module.css';
import * as type from '../ui/typography.module.css';
import * as styles from './phones.module.css';
import type { SectionProps } from './section-props';

/** The phone numbers and hours of the showrooms. */
export function PhonesSection({ section }: SectionProps<Queries.PhonesSectionFragment>) {
  const { title, showrooms } = section;
  return (
    <section className={classNames(grid.wrap, grid.section)}>
      <h2 className={grid.head}>{title}</h2>
      <ul className={classNames(grid.grid, styles.list)}>
        {showrooms.map(({ slug, name, phones, chats, hours }) => (
          <li key={slug} className={styles.showroom}>
            <h3 className={classNames(type.label, styles.name)}>{name}</h3>
            {phones.map((phone) => (
              <p key={phone} className={styles.phone}>
                <a href={toTelHref(phone)} className={textLinkStyles.underlined}>
                  {phone}
                </a>
              </p>
            ))}
            {chats && (
              <p className={classNames(grid.cluster, type.small, styles.chats)} data-print="none">
                <Chats showroom={{ name, chats }} />
              </p>
            )}
            <HoursList hours={hours} className={type.meta} />
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
      slug
      name
      phones
      hours {
        from
        to
        opens
        closes
      }
    }
  }
`;
