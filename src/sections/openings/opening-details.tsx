import { getOpeningAnchor } from '../../domain/routes/anchors';
import { formatUsDate } from '../../domain/dates/dates';
import { getContactPath } from '../../domain/routes/routes';
import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Prose } from '../../ui/prose/prose';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './opening-details.module.css';

interface OpeningDetailsProps {
  opening: Queries.OpeningsSectionFragment['openings'][number];
}

/** A job opening: its facts in a row; expanded, the description, the requirements and a link to apply. */
export function OpeningDetails({ opening }: OpeningDetailsProps) {
  const { careers } = useMessages();
  const { slug, title, team, place, employment, closes, asks, html } = opening;
  return (
    <details id={getOpeningAnchor(slug)} name="openings" className={styles.opening}>
      <summary className={styles.row}>
        <h3 className={styles.title}>{title}</h3>
        <span>{team}</span> <span>{place}</span> <span>{employment}</span>{' '}
        {closes && (
          <span>
            {careers.closes} {formatUsDate(closes)}
          </span>
        )}
        <Icon name="plus" className={styles.plus} />
        <Icon name="minus" className={styles.minus} />
      </summary>
      <div className={classNames(grid.grid, styles.body)}>
        <Prose html={html} className={styles.text} />
        <div className={styles.requirements}>
          <h4 className={classNames(type.label, styles.label)}>{careers.asks}</h4>
          <ul>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
        <div className={styles.apply}>
          <ButtonLink label={careers.apply} hiddenLabel={title} to={`${getContactPath('careers')}?opening=${slug}`} />
        </div>
      </div>
    </details>
  );
}
