import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './openings.module.css';
import { getOpeningAnchor } from '../../domain/anchors';
import { formatUsDate } from '../../domain/dates';
import { getContactPath } from '../../domain/routes';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import { Prose } from '../../ui/prose/prose';
import * as openingDetailsStyles from './opening-details.module.css';
import * as listStyles from '../../ui/list/list.module.css';

/** The job openings as a ruled list that expands in place, one at a time. */
export function OpeningsSection({ section }: SectionProps<Queries.OpeningsSectionFragment>) {
  const { careers } = useMessages();
  const { title, none, openings } = section;
  return (
    <section className={classNames(grid.section, grid.sand)}>
      <div className={grid.wrap}>
        <div className={styles.header}>
          <h2>{title}</h2>
          {openings.length > 0 && (
            <p className={type.meta}>
              {openings.length} {careers.open}
            </p>
          )}
        </div>
        {openings.length > 0 ? (
          <ul className={styles.list}>
            {openings.map((opening) => (
              <li key={opening.slug}>
                <OpeningDetails opening={opening} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={classNames(type.lead, styles.empty)}>{none}</p>
        )}
      </div>
    </section>
  );
}

/** A job opening: its facts in a row; expanded, the description, the requirements and links to apply and to its page. */
function OpeningDetails({ opening }: { opening: Queries.OpeningsSectionFragment['openings'][number] }) {
  const { careers } = useMessages();
  const { slug, path, title, team, place, employment, closes, asks, html } = opening;
  return (
    <details id={getOpeningAnchor(slug)} name="openings" className={openingDetailsStyles.opening}>
      <summary className={classNames(type.small, openingDetailsStyles.row)}>
        <h3 className={openingDetailsStyles.title}>{title}</h3>
        <span>{team}</span> <span>{place}</span> <span>{employment}</span>{' '}
        <span>{closes ? `${careers.closes} ${formatUsDate(closes)}` : careers.until_filled}</span>
        <Icon name="plus" className={openingDetailsStyles.plus} />
        <Icon name="minus" className={openingDetailsStyles.minus} />
      </summary>
      <div className={classNames(grid.grid, openingDetailsStyles.body)}>
        <Prose html={html} className={openingDetailsStyles.text} />
        <div className={classNames(grid.below, openingDetailsStyles.requirements)}>
          <h4 className={classNames(type.label, type.muted, openingDetailsStyles.label)}>{careers.asks}</h4>
          <ul className={listStyles.ruled}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
        <div className={classNames(grid.below, grid.stack, openingDetailsStyles.apply)}>
          <ButtonLink label={careers.apply} hiddenLabel={title} to={`${getContactPath('careers')}?opening=${slug}`} />
          <Link to={path} className={textLinkStyles.textLink}>
            {careers.page}
            <span className={type.hidden}> {title}</span>
          </Link>
        </div>
      </div>
    </details>
  );
}
