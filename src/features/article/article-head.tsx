import { eventHours, usDate } from '../../logic/dates';
import { BoardMark } from '../../ui/board/board-mark';
import { classes } from '../../ui/classes';
import { Facts } from '../../ui/facts/facts';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { Plate } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './article-head.module.css';

/** The head of an article: what it is and when, its title, its first sentences, its picture. */
export function ArticleHead({ article }: { article: Queries.ArticleViewFragment }) {
  const { article: text } = useText();
  const { article_id, kind, date, minutes, title, summary, event, calendar, picture } = article;
  const about = [kind === 'event' ? text.event : text.news, usDate(date), `${minutes} ${minutes === 1 ? text.minute : text.minutes}`];
  return (
    <header className={classes(grid.wrap, grid.grid, grid.first)}>
      <p className={classes(type.meta, styles.about)}>{about.join(' \u00a0·\u00a0 ')}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={classes(type.lead, styles.standfirst)}>{summary}</p>
      {event && (
        <Facts
          className={styles.event}
          facts={[
            {
              label: text.when,
              value: (
                <span className={styles.when}>
                  {eventHours(event)} {calendar && <Link to={calendar}>{text.calendar}</Link>}
                </span>
              ),
            },
            { label: text.where, value: event.place },
          ]}
        />
      )}
      <Plate
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.25, (min-width: 1520px) 1360px / 1.9, 90vw / 1.9"
        number={1}
        className={styles.picture}
        isFirst
        aside={<BoardMark thing={`article/${article_id}`} name={title} isWordy />}
      />
    </header>
  );
}
