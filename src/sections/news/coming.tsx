import { dayOf, eventHours, monthDay } from '../../logic/dates';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import * as more from '../../ui/more/more.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './coming.module.css';
import { Headline } from './headline';

/** The events to come, by their dates, each with its way into a calendar. */
export function Coming({ events }: { events: Queries.NewsSectionFragment['articles'] }) {
  const {
    article: { calendar: addTo },
    news: words,
  } = useText();
  return (
    <section className={styles.coming}>
      <div className={grid.wrap}>
        <h2 className={classes(type.label, styles.label)}>{words.coming}</h2>
        <ol className={styles.list}>
          {events.map((article) => {
            const event = article.event!;
            const day = dayOf(event.starts);
            return (
              <li key={article.path} className={classes(grid.grid, styles.event)}>
                <time dateTime={day} className={styles.day}>
                  {monthDay(day)}
                </time>
                <div className={styles.text}>
                  <h3 className={styles.title}>
                    <Headline article={article} />
                  </h3>
                  <p className={type.meta}>{eventHours(event)}</p>
                  <p className={type.meta}>{event.place}</p>
                </div>
                {article.calendar && (
                  <Link to={article.calendar} className={classes(more.more, styles.calendar)}>
                    {addTo}
                    <span className={type.hidden}> {article.title}</span>
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
