import { graphql } from 'gatsby';
import * as React from 'react';
import { HoursList } from '../components/hours/hours-list';
import { HoursStatus } from '../components/hours/hours-status';
import { PriceNote } from '../components/price-note';
import { getCollectionsOnDisplay } from '../domain/brands';
import { getContactPath, getVisitPath } from '../domain/routes';
import { ButtonLink } from '../ui/button';
import { classNames, kit } from '../ui/kit';
import { Link, TextLink, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import type { SectionProps } from './section-props';
import * as styles from './showroom-comparison.module.css';

type Showroom = Queries.ShowroomComparisonSectionFragment['showrooms'][number];

const narrowSizes = '(max-width: 560px) 100vw / 1.3, (max-width: 800px) 50vw / 1';
const sizes = [`${narrowSizes}, 52vw by 36vw`, `${narrowSizes}, 42vw by 36vw`];

/** The showrooms side by side, each with its picture first; every second picture extends to the right edge. */
export function ShowroomComparisonSection({ section }: SectionProps<Queries.ShowroomComparisonSectionFragment>) {
  const id = React.useId();
  const { title, showrooms } = section;
  return (
    <section className={classNames(kit.wrap, kit.grid, styles.section)} aria-labelledby={id}>
      <h2 id={id} className={kit.hidden}>
        {title}
      </h2>
      {showrooms.map((showroom, index) => (
        <ShowroomColumn key={showroom.slug} showroom={showroom} index={index} />
      ))}
      <PriceNote to={getContactPath('showroom-visit')} className={styles.price} />
    </section>
  );
}

/** A showroom: its picture, whether it is open, its facts, and the ways to it. */
function ShowroomColumn({ showroom, index }: { showroom: Showroom; index: number }) {
  const { showroom: messages } = useMessages();
  const { slug, name, path, picture, street, map, phones, highlight } = showroom;
  const linkClass = classNames(kit.underlined, kit.target);
  return (
    <article className={styles.showroom}>
      <Picture picture={picture} sizes={sizes[index % 2]!} isPriority={index === 0} className={styles.picture} />
      <h3 className={styles.name}>
        <Link to={path} className={classNames(kit.underlined, kit.target)}>
          {name}
        </Link>
      </h3>
      <div className={styles.status}>
        <HoursStatus showroom={showroom} />
      </div>
      <dl className={styles.facts}>
        <Fact label={messages.hours}>
          <HoursList showroom={showroom} separator={<br />} />
        </Fact>
        <Fact label={messages.address}>
          <Link to={map} className={linkClass}>
            {street}
          </Link>
          {phones.map((phone) => (
            <Link key={phone} to={toTelHref(phone)} className={kit.target}>
              {phone}
            </Link>
          ))}
        </Fact>
        {highlight && <Fact label={highlight.label}>{highlight.text}</Fact>}
        <Fact label={messages.on_display}>
          <DisplayCount showroom={showroom} />
        </Fact>
      </dl>
      <p className={classNames(kit.cluster, styles.actions)} data-print="none">
        <ButtonLink label={messages.book} to={getVisitPath(slug)} hiddenLabel={name} />{' '}
        <TextLink label={messages.way} hiddenLabel={name} to={`${path}#arrival`} />
      </p>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DisplayCount({ showroom: { slug, brands } }: { showroom: Showroom }) {
  const { showroom: messages, search } = useMessages();
  const count = brands.reduce((sum, brand) => sum + getCollectionsOnDisplay(brand, slug).length, 0);
  return `${brands.length} ${search.brands.toLowerCase()}, ${count} ${count === 1 ? messages.collection : messages.collections}`;
}

export const showroomComparisonSectionFragment = graphql`
  fragment ShowroomComparisonSection on ShowroomComparisonSection {
    title
    showrooms {
      ...ShowroomCard
      highlight {
        ...ShowroomHighlight
      }
      brands {
        collections {
          showrooms {
            slug
          }
        }
      }
    }
  }
`;
