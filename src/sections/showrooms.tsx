import { graphql } from 'gatsby';
import * as React from 'react';
import { HoursList } from '../components/hours/hours-list';
import { HoursStatus } from '../components/hours/hours-status';
import { PriceNote } from '../components/price-note';
import { classNames, kit } from '../ui/kit';
import { Link, TextLink, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import type { SectionProps } from './section-props';
import * as styles from './showrooms.module.css';

/** The showrooms: a wide picture with a narrow one beside it, across the screen. */
export function ShowroomsSection({ section }: SectionProps<Queries.ShowroomsSectionFragment>) {
  const id = React.useId();
  const { title, more, visit, showrooms } = section;
  return (
    <section id="showrooms" className={kit.last} aria-labelledby={id}>
      <div className={classNames(kit.wrap, kit.head, kit.spread, styles.head)}>
        <h2 id={id}>{title}</h2>
        {more && <TextLink {...more} />} {visit && <TextLink {...visit} />}
      </div>
      <div className={styles.pair}>
        {showrooms.map((showroom, index) => (
          <ShowroomEntry key={showroom.slug} showroom={showroom} sizes={sizes[index % 2]!} />
        ))}
      </div>
      {visit && <PriceNote to={visit.to} className={classNames(kit.wrap, styles.price)} />}
    </section>
  );
}

const narrowSizes = '(max-width: 560px) 100vw / 1.3, (max-width: 800px) 50vw / 1';
const sizes = [`${narrowSizes}, 67vw / 1.72`, `${narrowSizes}, 33vw / 0.86`];

/** A showroom: picture, address and opening hours. */
function ShowroomEntry({ showroom, sizes: pictureSizes }: { showroom: Queries.ShowroomCardFragment; sizes: string }) {
  const { showroom: messages } = useMessages();
  const { name, path, address, map, phones, picture } = showroom;
  return (
    <article className={styles.showroom}>
      <Picture picture={picture} sizes={pictureSizes} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={path} className={classNames(kit.underlined, kit.target)}>
            {name}
          </Link>
        </h3>
        <address>
          <Link to={map} className={classNames(kit.closing, kit.target)}>
            {address}
          </Link>
        </address>
        <dl className={styles.facts}>
          <dt>{messages.hours}</dt>
          <dd>
            <HoursList showroom={showroom} />
          </dd>
          <dt>{messages.today}</dt>
          <dd className={styles.today}>
            <HoursStatus showroom={showroom} />
          </dd>
          <dt>{messages.phone}</dt>
          <dd className={classNames(kit.cluster, styles.phones)}>
            {phones.map((phone) => (
              <Link key={phone} to={toTelHref(phone)} className={classNames(kit.underlined, kit.target)}>
                {phone}
              </Link>
            ))}
          </dd>
        </dl>
      </div>
    </article>
  );
}

export const showroomsSectionFragment = graphql`
  fragment ShowroomsSection on ShowroomsSection {
    title
    more: action {
      ...Action
    }
    visit {
      ...Action
    }
    showrooms {
      ...ShowroomCard
    }
  }
`;
