import { groupByYear, type NewsListPage, splitListPage, getNewsListPath } from '../../domain/news';
import { classNames } from '../../ui/class-names';
import { Filter } from '../../ui/filter/filter';
import * as grid from '../../ui/grid/grid.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import { UpcomingEvents } from './upcoming-events';
import * as styles from './news.module.css';
import { NewsYear } from './news-year';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import * as pagerStyles from './pager.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import { Picture } from '../../ui/picture/picture';
import { ArticleMeta } from '../../components/article-card';
import { Headline } from './headline';
import * as featuredArticleStyles from './featured-article.module.css';
import * as pictureStyles from '../../ui/picture/picture.module.css';

/** A page of the list of news and events: the articles by year; on the first page also the featured article and upcoming events. */
export function NewsSection({ section, list }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: messages } = useMessages();
  if (!list) return null;
  const { featured, upcoming, rows } = splitListPage(section.articles, list);
  return (
    <div className={grid.last}>
      <NewsHeader section={section} list={list} />
      {featured && <FeaturedArticle article={featured} />}
      {upcoming.length > 0 && <UpcomingEvents events={upcoming} />}
      {groupByYear(rows).map(({ year, articles }, index) => (
        <NewsYear key={year} year={year} articles={articles} isFirst={index === 0 && list.page > 1} />
      ))}
      {list.count === 0 && <p className={classNames(grid.wrap, type.lead)}>{messages.none}</p>}
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
    <header className={classNames(grid.wrap, grid.first, grid.spread, styles.header)}>
      <h1>
        {kind ? section[kind].title : section.title}
        {page > 1 && <span className={type.hidden}>, {`${messages.page} ${page}`}</span>}
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
    <nav className={classNames(grid.wrap, type.label, pagerStyles.pager)} aria-label={messages.pages}>
      {page > 1 && (
        <Link to={getNewsListPath(root, kind, page - 1)} rel="prev" className={pagerStyles.newer}>
          <Icon name="arrow-left" /> {messages.newer}
        </Link>
      )}
      <span className={pagerStyles.position} aria-current="page">
        {messages.page} {page} {messages.of} {pages}
      </span>
      {page < pages && (
        <Link to={getNewsListPath(root, kind, page + 1)} rel="next" className={pagerStyles.older}>
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
    <article className={classNames(grid.wrap, grid.grid, pictureStyles.zoom, featuredArticleStyles.featured)}>
      <div className={featuredArticleStyles.text}>
        <ArticleMeta article={article} hasMinutes />
        <h2 className={featuredArticleStyles.title}>
          <Headline article={article} />
        </h2>
        <p>{article.summary}</p>
        <span className={classNames(textLinkStyles.textLink, featuredArticleStyles.readLink)} aria-hidden="true">
          {messages.read}
        </span>
      </div>
      <Picture
        picture={article.picture}
        sizes="(max-width: 800px) 100vw / 1.15, 64vw / 1.5"
        isPriority
        isDecorative
        className={featuredArticleStyles.picture}
      />
    </article>
  );
}
