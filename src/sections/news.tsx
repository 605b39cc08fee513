import { graphql } from 'gatsby';
import { ArticleMeta, Headline } from '../components/article-card';
import { formatMonthDay, getDatePart, getWeekday, formatEventHours } from '../domain/dates';
import { groupByYear, getListedDay, splitListPage, getNewsListPath, type NewsListPage } from '../domain/news';
import { classNames, kit } from '../ui/kit';
import { Filter } from '../ui/filter';
import { Icon } from '../ui/icon';
import { Link, TextLink } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import * as pictureStyles from '../ui/picture.module.css';
import * as styles from './news.module.css';
import type { SectionProps } from './section-props';

/** A page of the list of news and events: the articles by year; on the first page also the featured article and upcoming events. */
export function NewsSection({ section, list }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: messages } = useMessages();
  if (!list) return null;
  const { featured, upcoming, rows } = splitListPage(section.articles, list);
  return (
    <div className={kit.last}>
      <NewsHeader section={section} list={list} />
      {featured && <FeaturedArticle article={featured} />}
      {upcoming.length > 0 && <UpcomingEvents events={upcoming} />}
      {groupByYear(rows).map(({ year, articles }, index) => (
        <NewsYear key={year} year={year} articles={articles} isFirst={index === 0 && list.page > 1} />
      ))}
      {list.count === 0 && <p className={classNames(kit.wrap, kit.lead)}>{messages.none}</p>}
      <Pager list={list} />
    </div>
  );
}

function NewsHeader({ section, list }: { section: Queries.NewsSectionFragment; list: NewsListPage }) {
  const { news: messages } = useMessages();
  const { root, kind, page, count } = list;
  const kinds = [
    [null, messages.all],
    ['news', messages.news],
    ['events', messages.events],
  ] as const;
  const choices = kinds.map(([choice, name]) => ({
    to: getNewsListPath(root, choice),
    name,
    hiddenLabel: choice ? messages.only : undefined,
    isCurrent: choice === kind,
  }));
  return (
    <header className={classNames(kit.wrap, kit.first, kit.spread, styles.header)}>
      <h1>
        {kind ? section[kind].title : section.title}
        {page > 1 && <span className={kit.hidden}>, {`${messages.page} ${page}`}</span>}
      </h1>
      <Filter label={messages.filter} choices={choices} count={count} />
    </header>
  );
}

/** The pagination of the list: the current page, and links to newer and older articles. */
function Pager({ list: { root, kind, page, pages } }: { list: NewsListPage }) {
  const { news: messages } = useMessages();
  if (pages === 1) return null;
  return (
    <nav className={classNames(kit.wrap, kit.label, styles.pager)} aria-label={messages.pages}>
      {page > 1 && (
        <Link to={getNewsListPath(root, kind, page - 1)} rel="prev" className={classNames(kit.hover, styles.newer)}>
          <Icon name="arrow-left" /> {messages.newer}
        </Link>
      )}
      <span className={styles.position} aria-current="page">
        {messages.page} {page} {messages.of} {pages}
      </span>
      {page < pages && (
        <Link to={getNewsListPath(root, kind, page + 1)} rel="next" className={classNames(kit.hover, styles.older)}>
          {messages.older} <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

/** The newest article, large. */
function FeaturedArticle({ article }: { article: Queries.ArticleSummaryFragment }) {
  const { article: messages } = useMessages();
  return (
    <article className={classNames(kit.wrap, kit.grid, pictureStyles.zoom, styles.featured)}>
      <div className={styles.featuredText}>
        <ArticleMeta article={article} hasMinutes />
        <h2 className={styles.featuredTitle}>
          <Headline article={article} />
        </h2>
        <p>{article.summary}</p>
        <span className={classNames(kit.textLink, styles.readLink)} aria-hidden="true">
          {messages.read}
        </span>
      </div>
      <Picture
        picture={article.picture}
        sizes="(max-width: 800px) 100vw / 1.15, 64vw / 1.5"
        isPriority
        isDecorative
        className={styles.featuredPicture}
      />
    </article>
  );
}

interface NewsYearProps {
  year: string;
  articles: readonly Queries.ArticleSummaryFragment[];
  /** Set where the year starts the page, without a featured article before it. */
  isFirst: boolean;
}

/** The articles of a year as ruled rows. */
function NewsYear({ year, articles, isFirst }: NewsYearProps) {
  return (
    <section className={classNames(kit.wrap, kit.grid, styles.year)} data-first={isFirst || undefined}>
      <h2 className={styles.yearTitle}>{year}</h2>
      <ol className={kit.ruled} style={{ '--columns': '4 / 13' }}>
        {articles.map((article) => (
          <li key={article.path} className={classNames(pictureStyles.zoom, styles.row)}>
            <NewsRow article={article} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The weekday of an event: `Sat`. */
const toShortWeekday = (day: string): string => getWeekday(day).slice(0, 3);

function NewsRow({ article }: { article: Queries.ArticleSummaryFragment }) {
  const { article: messages } = useMessages();
  const day = getListedDay(article);
  return (
    <>
      <p className={classNames(kit.meta, styles.meta)}>
        <time dateTime={day}>
          {article.event && `${toShortWeekday(day)} `}
          {formatMonthDay(day)}
        </time>{' '}
        <span>{article.event ? messages.event : messages.news}</span>
      </p>
      <div>
        <h3>
          <Headline article={article} />
        </h3>
        <p className={styles.summary}>{article.summary}</p>
      </div>
      <Picture picture={article.picture} sizes="(max-width: 800px) 104px / 1, 176px / 1.5" isDecorative />
    </>
  );
}

const eventSizes = '(max-width: 800px) 90vw / 1.5, 29vw / 1.5';

/** The upcoming events by date, each with its picture, and links to reserve a place and to its calendar file. */
function UpcomingEvents({ events }: { events: Queries.NewsSectionFragment['articles'] }) {
  const {
    article: { calendar, reserve },
    news: messages,
  } = useMessages();
  return (
    <section className={classNames(kit.sand, styles.upcoming)}>
      <div className={kit.wrap}>
        <h2 className={classNames(kit.label, kit.muted, styles.upcomingTitle)}>{messages.upcoming}</h2>
        <ol className={kit.ruled}>
          {events.map((article) => {
            const event = article.event!;
            const day = getDatePart(event.starts);
            return (
              <li key={article.path} className={classNames(kit.grid, styles.event)}>
                <time dateTime={day} className={styles.date}>
                  <span>{toShortWeekday(day)}</span> {formatMonthDay(day)}
                </time>
                <div style={{ '--columns': '4 / 9' }}>
                  <h3 className={styles.eventTitle}>
                    <Headline article={article} />
                  </h3>
                  <p className={kit.meta}>{formatEventHours(event)}</p>
                  <p className={kit.meta}>{event.place}</p>
                  <div className={classNames(kit.cluster, styles.actions)}>
                    {article.reserve && <TextLink label={reserve} hiddenLabel={article.title} to={article.reserve} />}{' '}
                    {article.calendar && <TextLink label={calendar} hiddenLabel={article.title} to={article.calendar} />}
                  </div>
                </div>
                <Picture picture={article.picture} sizes={eventSizes} isDecorative className={styles.eventPicture} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

export const newsSectionFragment = graphql`
  fragment NewsSection on NewsSection {
    title
    news {
      title
    }
    events {
      title
    }
    articles(ids: $articles) {
      ...ArticleSummary
      calendar
      reserve
    }
  }
`;
