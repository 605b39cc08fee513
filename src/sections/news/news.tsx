import { groupByYear } from '../../domain/news/news';
import { type NewsListPage, splitListPage, getNewsListPath } from '../../domain/news/news-list';
import { classNames } from '../../ui/class-names';
import { Filter } from '../../ui/filter/filter';
import * as grid from '../../ui/grid/grid.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import { UpcomingEvents } from './upcoming-events';
import { FeaturedArticle } from './featured-article';
import * as styles from './news.module.css';
import { Pager } from './pager';
import { NewsYear } from './news-year';

/** A page of the list of news and events: the articles by year; on the first page also the featured article and upcoming events. */
export function NewsSection({ section, list }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: messages } = useMessages();
  if (!list) return null;
  const { featured, upcoming, rows } = splitListPage(section.articles, list);
  return (
    <div className={styles.news}>
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
    <header className={classNames(grid.wrap, grid.first, styles.header)}>
      <h1>
        {kind ? section[kind].title : section.title}
        {page > 1 && <span className={type.hidden}>, {`${messages.page} ${page}`}</span>}
      </h1>
      <Filter label={messages.filter} choices={choices} count={count} />
    </header>
  );
}
