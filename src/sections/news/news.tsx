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

/** A page of the list of news and events: on the first the lead and what comes up, on each the years. */
export function NewsSection({ section, list }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: words } = useMessages();
  if (!list) return null;
  const { featured: lead, upcoming: coming, rows } = splitListPage(section.articles, list);
  return (
    <div className={styles.news}>
      <NewsHeader section={section} list={list} />
      {lead && <FeaturedArticle article={lead} />}
      {coming.length > 0 && <UpcomingEvents events={coming} />}
      {groupByYear(rows).map(({ year, articles }, at) => (
        <NewsYear key={year} year={year} articles={articles} isFirst={at === 0 && list.page > 1} />
      ))}
      {list.count === 0 && <p className={classNames(grid.wrap, type.lead)}>{words.none}</p>}
      <Pager list={list} />
    </div>
  );
}

function NewsHeader({ section, list }: { section: Queries.NewsSectionFragment; list: NewsListPage }) {
  const { news: words } = useMessages();
  const { root, kind, page, count } = list;
  const kinds = [
    [null, words.all],
    ['news', words.news],
    ['events', words.events],
  ] as const;
  const choices = kinds.map(([one, name]) => ({
    to: getNewsListPath(root, one),
    name,
    hiddenLabel: one ? words.only : undefined,
    isCurrent: one === kind,
  }));
  return (
    <header className={classNames(grid.wrap, grid.first, styles.head)}>
      <h1>
        {kind ? section[kind].title : section.title}
        {page > 1 && <span className={type.hidden}>, {`${words.page} ${page}`}</span>}
      </h1>
      <Filter label={words.filter} choices={choices} count={count} />
    </header>
  );
}
