import { formatUsDate } from '../../domain/dates';
import { getContactPath } from '../../domain/routes';
import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import { useMessages } from '../../ui/messages/messages';
import { Prose } from '../../ui/prose/prose';
import * as type from '../../ui/typography/typography.module.css';
import { OtherOpenings } from './other-openings';
import * as styles from './opening-view.module.css';

/** A whole opening: its text and what it asks for, beside the last day to apply and the link to apply. */
export function OpeningView({ opening }: { opening: Queries.OpeningViewFragment }) {
  const { careers } = useMessages();
  const { slug, title, team, place, employment, date, closes, asks, html, others, openings_path } = opening;
  return (
    <>
      <article className={classNames(grid.wrap, grid.grid, grid.first, grid.last)}>
        <p className={type.meta}>{[team, place, employment].join(' \u00a0·\u00a0 ')}</p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.terms}>
          {closes && <p className={classNames(type.label, type.muted)}>{careers.closes}</p>}
          <p className={styles.closing}>{closes ? <time dateTime={closes}>{formatUsDate(closes)}</time> : careers.until_filled}</p>
          <div data-print="none">
            <ButtonLink label={careers.apply} hiddenLabel={title} to={`${getContactPath('careers')}?opening=${slug}`} />
          </div>
          <p className={type.meta}>
            {careers.posted} <time dateTime={date}>{formatUsDate(date)}</time>
          </p>
        </div>
        <div className={styles.text}>
          <Prose html={html} className={styles.prose} />
          <h2 className={classNames(type.label, type.muted, styles.label)}>{careers.asks}</h2>
          <ul className={classNames(listStyles.ruled, styles.asks)}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
      </article>
      <OtherOpenings openings={others} listPath={openings_path} />
    </>
  );
}
