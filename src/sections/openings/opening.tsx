import { openingAnchor } from '../../logic/anchors';
import { usDate } from '../../logic/dates';
import { contactPath } from '../../logic/routes';
import { ButtonLink } from '../../ui/button/button';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Prose } from '../../ui/prose/prose';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './opening.module.css';

interface OpeningProps {
  opening: Queries.OpeningsSectionFragment['openings'][number];
}

/** One opening: its facts in a row, and under them, once opened, the work, what we ask, and the way to apply. */
export function Opening({ opening }: OpeningProps) {
  const { careers } = useText();
  const { slug, title, team, place, employment, closes, asks, html } = opening;
  return (
    <details id={openingAnchor(slug)} name="openings" className={styles.opening}>
      <summary className={styles.row}>
        <h3 className={styles.title}>{title}</h3>
        <span>{team}</span> <span>{place}</span> <span>{employment}</span>{' '}
        {closes && (
          <span>
            {careers.closes} {usDate(closes)}
          </span>
        )}
        <Icon name="plus" className={styles.plus} />
        <Icon name="minus" className={styles.minus} />
      </summary>
      <div className={classes(grid.grid, styles.body)}>
        <Prose html={html} className={styles.text} />
        <div className={styles.asks}>
          <h4 className={classes(type.label, styles.label)}>{careers.asks}</h4>
          <ul>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
        <div className={styles.apply}>
          <ButtonLink label={careers.apply} about={title} to={`${contactPath('careers')}?opening=${slug}`} />
        </div>
      </div>
    </details>
  );
}
