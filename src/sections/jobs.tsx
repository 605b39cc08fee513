import { graphql } from 'gatsby';
import { formatUsDate } from '../domain/dates';
import { getOpeningAnchor } from '../domain/anchors';
import { getContactPath } from '../domain/routes';
import { DisclosureIcon } from '../ui/accordion/disclosures';
import { ButtonLink } from '../ui/button';
import { classNames, kit } from '../ui/kit';
import { useMessages } from '../ui/messages';
import { Prose } from '../ui/prose';
import { TextLink } from '../ui/link';
import * as styles from './jobs.module.css';
import type { SectionProps } from './section-props';

/** The job openings as a ruled list that expands in place, one at a time. */
export function JobsSection({ section }: SectionProps<Queries.OpeningsSectionFragment>) {
  const { careers } = useMessages();
  const { title, none, openings } = section;
  return (
    <section className={classNames(kit.section, kit.sand)}>
      <div className={kit.wrap}>
        <div className={classNames(kit.spread, styles.header)}>
          <h2>{title}</h2>
          {openings.length > 0 && (
            <p className={kit.meta}>
              {openings.length} {careers.open}
            </p>
          )}
        </div>
        {openings.length > 0 ? (
          <ul className={styles.jobs}>
            {openings.map((opening) => (
              <li key={opening.slug}>
                <Job opening={opening} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={classNames(kit.lead, styles.empty)}>{none}</p>
        )}
      </div>
    </section>
  );
}

/** A job opening: its facts in a row; expanded, the description, the requirements and links to apply and to its page. */
function Job({ opening }: { opening: Queries.OpeningsSectionFragment['openings'][number] }) {
  const { careers } = useMessages();
  const { slug, path, title, team, place, employment, date, closes, asks, html } = opening;
  return (
    <details id={getOpeningAnchor(slug)} name="openings" className={styles.job}>
      <summary className={classNames(kit.small, styles.row)}>
        <h3 className={styles.title}>{title}</h3>
        <span>{team}</span> <span>{place}</span> <span>{employment}</span>{' '}
        <span>{closes ? `${careers.closes} ${formatUsDate(closes)}` : `${careers.posted} ${formatUsDate(date)}`}</span>
        <DisclosureIcon className={styles.icon} />
      </summary>
      <div className={classNames(kit.grid, styles.body)}>
        <Prose html={html} className={kit.half} />
        <div className={classNames(kit.below, styles.requirements)}>
          <h4 className={classNames(kit.label, kit.muted, styles.label)}>{careers.asks}</h4>
          <ul className={kit.ruled}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
        <div className={classNames(kit.below, kit.stack, styles.apply)}>
          <ButtonLink label={careers.apply} hiddenLabel={title} to={`${getContactPath('careers')}?opening=${slug}`} />
          <TextLink label={careers.page} hiddenLabel={title} to={path} />
        </div>
      </div>
    </details>
  );
}

export const openingsSectionFragment = graphql`
  fragment OpeningsSection on OpeningsSection {
    title
    none
    openings {
      slug
      path
      title
      team
      place
      employment
      date
      closes
      asks
      html
    }
  }
`;
