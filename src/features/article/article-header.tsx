import { formatEventHours, formatUsDate } from '../../domain/dates/dates';
import { BoardToggle } from '../../components/board/board-toggle';
import { classNames } from '../../ui/class-names';
import { DefinitionList } from '../../ui/definition-list/definition-list';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { Figure } from '../../ui/figure/figure';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './article-header.module.css';

/** The head of an article: what it is and when, its title, its first sentences, its picture. */
export function ArticleHeader({ article }: { article: Queries.ArticleViewFragment }) {
  const { article: text } = useMessages();
  const { article_id, kind, date, minutes, title, summary, event, calendar, picture } = article;
  const about = [kind === 'event' ? text.event : text.news, formatUsDate(date), `${minutes} ${minutes === 1 ? text.minute : text.minutes}`];
  return (
    <header className={classNames(grid.wrap, grid.grid, grid.first)}>
      <p className={classNames(type.meta, styles.about)}>{about.join(' \u00a0·\u00a0 ')}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={classNames(type.lead, styles.standfirst)}>{summary}</p>
      {event && (
        <DefinitionList
          className={styles.event}
          items={[
            {
              label: text.when,
              value: (
                <span className={styles.when}>
                  {formatEventHours(event)} {calendar && <Link to={calendar}>{text.calendar}</Link>}
                </span>
              ),
            },
            { label: text.where, value: event.place },
          ]}
        />
      )}
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.25, (min-width: 1520px) 1360px / 1.9, 90vw / 1.9"
        number={1}
        className={styles.picture}
        isPriority
        aside={<BoardToggle itemId={`article/${article_id}`} name={title} hasVisibleLabel />}
      />
    </header>
  );
}
