import { ArticleBody } from './article-body';
import { ArticleFooter } from './article-footer';
import * as styles from './reading-progress.module.css';
import { formatEventHours, formatUsDate } from '../../domain/dates';
import { getListedDay } from '../../domain/news';
import { BoardToggle } from '../../components/board/board-toggle';
import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { DefinitionList } from '../../ui/definition-list/definition-list';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { Figure } from '../../ui/figure/figure';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as articleHeaderStyles from './article-header.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';

interface ArticleViewProps {
  article: Queries.ArticleViewFragment;
  previous: Queries.ArticleSiblingFragment | null;
  next: Queries.ArticleSiblingFragment | null;
}

/** A whole article with its footer. The line under the bar shows the reading progress by a CSS scroll animation. */
export function ArticleView({ article, previous, next }: ArticleViewProps) {
  return (
    <article className={styles.article}>
      <span className={styles.progress} aria-hidden="true" />
      <ArticleHeader article={article} />
      <ArticleBody blocks={article.blocks} firstFigure={2} hasDropCap={article.kind === 'news'} />
      <ArticleFooter brands={article.brands} previous={previous} next={next} />
    </article>
  );
}

/** The header of an article: kind and date, title, summary, picture. */
function ArticleHeader({ article }: { article: Queries.ArticleViewFragment }) {
  const { article: messages } = useMessages();
  const { article_id, kind, date, minutes, title, summary, event, calendar, reserve, picture } = article;
  const metaItems = [
    kind === 'event' ? messages.event : messages.news,
    formatUsDate(getListedDay(article)),
    `${minutes} ${minutes === 1 ? messages.minute : messages.minutes}`,
  ];
  return (
    <header className={classNames(grid.wrap, grid.grid, grid.first)}>
      <p className={type.meta}>{metaItems.join(' \u00a0·\u00a0 ')}</p>
      <h1 className={articleHeaderStyles.title}>{title}</h1>
      <p className={classNames(type.lead, articleHeaderStyles.standfirst)}>{summary}</p>
      {event && (
        <DefinitionList
          className={articleHeaderStyles.event}
          items={[
            {
              label: messages.when,
              value: (
                <span className={classNames(grid.spread, articleHeaderStyles.eventDates)}>
                  {formatEventHours(event)}{' '}
                  {calendar && (
                    <Link to={calendar} className={textLinkStyles.target}>
                      {messages.calendar}
                    </Link>
                  )}
                </span>
              ),
            },
            {
              label: messages.where,
              value: event.showroom ? (
                <Link to={event.showroom.path} className={textLinkStyles.target}>
                  {event.place}
                </Link>
              ) : (
                event.place
              ),
            },
            { label: messages.published, value: <time dateTime={date}>{formatUsDate(date)}</time> },
          ]}
        />
      )}
      {reserve && (
        <div className={articleHeaderStyles.reserve} data-print="none">
          <ButtonLink label={messages.reserve} to={reserve} />
        </div>
      )}
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.25, (min-width: 1520px) 1360px / 1.9, 90vw / 1.9"
        number={1}
        className={articleHeaderStyles.picture}
        isPriority
        aside={<BoardToggle itemId={`article/${article_id}`} name={title} hasVisibleLabel />}
      />
    </header>
  );
}
