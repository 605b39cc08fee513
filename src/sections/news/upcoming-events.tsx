import { getDatePart, formatEventHours, formatMonthDay } from '../../domain/dates';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import * as styles from './upcoming-events.module.css';
import { Picture } from '../../ui/picture/picture';
import { Headline } from './headline';

const sizes = '(max-width: 800px) 90vw / 1.5, (max-width: 1520px) 29vw / 1.5, 432px / 1.5';

/** The upcoming events by date, each with links to reserve a place and to its calendar file; the next one with its picture. */
export function UpcomingEvents({ events }: { events: Queries.NewsSectionFragment['articles'] }) {
  const {
    article: { calendar, reserve },
    news: messages,
  } = useMessages();
  return (
    <section className={classNames(grid.sand, styles.upcoming)}>
      <div className={grid.wrap}>
        <h2 className={classNames(type.label, type.muted, styles.label)}>{messages.upcoming}</h2>
        <ol className={listStyles.ruled}>
          {events.map((article, index) => {
            const event = article.event!;
            const day = getDatePart(event.starts);
            return (
              <li key={article.path} className={classNames(grid.grid, styles.event)}>
                <time dateTime={day} className={styles.date}>
                  {formatMonthDay(day)}
                </time>
                <div className={styles.text}>
                  <h3 className={styles.title}>
                    <Headline article={article} />
                  </h3>
                  <p className={type.meta}>{formatEventHours(event)}</p>
                  <p className={type.meta}>{event.place}</p>
                </div>
                {index === 0 && <Picture picture={article.picture} sizes={sizes} isDecorative className={styles.picture} />}
                <div className={classNames(grid.stack, styles.actions)}>
                  {article.reserve && <EventLink label={reserve} title={article.title} to={article.reserve} />}{' '}
                  {article.calendar && <EventLink label={calendar} title={article.title} to={article.calendar} />}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function EventLink({ label, title, to }: { label: string; title: string; to: string }) {
  return (
    <Link to={to} className={textLinkStyles.textLink}>
      {label}
      <span className={type.hidden}> {title}</span>
    </Link>
  );
}
