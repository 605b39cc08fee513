import { graphql } from 'gatsby';
import type * as React from 'react';
import { OpeningHoursList } from '../components/opening-status/opening-hours';
import { OpeningStatus } from '../components/opening-status/opening-status';
import { StreetMap } from '../components/street-map';
import { getCollectionsOnDisplay } from '../domain/brands';
import { getVisitPath } from '../domain/routes';
import { ButtonLink } from '../ui/button';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid.module.css';
import { Link, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import * as textLinkStyles from '../ui/text-link.module.css';
import * as type from '../ui/typography.module.css';
import type { SectionProps } from './section-props';
import * as styles from './showroom-comparison.module.css';

type Showroom = Queries.ShowroomComparisonSectionFragment['showrooms'][number];

/** The showrooms side by side. */
export function ShowroomComparisonSection({ section }: SectionProps<Queries.ShowroomComparisonSectionFragment>) {
  const { showroom: messages } = useMessages();
  const { title, showrooms } = section;
  const linkClass = classNames(textLinkStyles.underlined, textLinkStyles.target, styles.link);
  const rows: [label: string, render: (showroom: Showroom) => React.ReactNode][] = [
    [messages.hours, ({ hours }) => <OpeningHoursList hours={hours} separator={<br />} />],
    [
      messages.address,
      ({ address, map }) => (
        <Link to={map} className={linkClass}>
          {address}
        </Link>
      ),
    ],
    [
      messages.phone,
      ({ phones }) =>
        phones.map((phone) => (
          <p key={phone} className={styles.phone}>
            <Link to={toTelHref(phone)} className={linkClass}>
              {phone}
            </Link>
          </p>
        )),
    ],
    [messages.on_display, (showroom) => <DisplayCount showroom={showroom} />],
  ];
  return (
    <section className={classNames(grid.wrap, styles.section)}>
      <table className={styles.table}>
        <caption className={type.hidden}>{title}</caption>
        <thead>
          <tr>
            {showrooms.map(({ slug, name, path }) => (
              <th key={slug} scope="col" className={styles.name}>
                <Link to={path} className={classNames(textLinkStyles.underlined, textLinkStyles.target)}>
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {showrooms.map((showroom) => (
              <td key={showroom.slug} className={styles.status}>
                <OpeningStatus showroom={showroom} />
              </td>
            ))}
          </tr>
          <tr>
            {showrooms.map(({ slug, street_map, street_map_text }) => (
              <td key={slug}>
                <StreetMap svg={street_map} label={street_map_text} className={styles.map} />
              </td>
            ))}
          </tr>
        </tbody>
        {rows.map(([label, render]) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={showrooms.length} className={classNames(type.label, type.muted, styles.label)}>
                {label}
              </th>
            </tr>
            <tr>
              {showrooms.map((showroom) => (
                <td key={showroom.slug}>{render(showroom)}</td>
              ))}
            </tr>
          </tbody>
        ))}
        <tbody data-print="none">
          <tr>
            {showrooms.map(({ slug, name }) => (
              <td key={slug} className={styles.book}>
                <ButtonLink label={messages.book} to={getVisitPath(slug)} hiddenLabel={name} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function DisplayCount({ showroom: { slug, brands } }: { showroom: Showroom }) {
  const { showroom: messages, search } = useMessages();
  const collections = brands.reduce((sum, brand) => sum + getCollectionsOnDisplay(brand, slug).length, 0);
  return (
    <>
      {`${brands.length} ${search.brands.toLowerCase()}`}
      <br />
      {`${collections} ${collections === 1 ? messages.collection : messages.collections}`}
    </>
  );
}

export const showroomComparisonSectionFragment = graphql`
  fragment ShowroomComparisonSection on ShowroomComparisonSection {
    title
    showrooms {
      ...OpeningStatus
      ...StreetMap
      slug
      name
      path
      address
      map
      phones
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
