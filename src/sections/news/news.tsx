import { byYear } from '../../logic/news';
import { type ListPage, listParts, listPath } from '../../logic/news-list';
import { classes } from '../../ui/classes';
import { Filter } from '../../ui/filter/filter';
import * as grid from '../../ui/grid/grid.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import { Coming } from './coming';
import { Lead } from './lead';
import * as styles from './news.module.css';
import { Pager } from './pager';
import { Year } from './year';

/** A page of the list of news and events: on the first the lead and what comes up, on each the years. */
export function News({ section, list }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: words } = useText();
  if (!list) return null;
  const { lead, coming, rows } = listParts(section.articles, list);
  return (
    <div className={styles.news}>
      <Header section={section} list={list} />
      {lead && <Lead article={lead} />}
      {coming.length > 0 && <Coming events={coming} />}
      {byYear(rows).map(({ year, articles }, at) => (
        <Year key={year} year={year} articles={articles} isFirst={at === 0 && list.page > 1} />
      ))}
      {list.count === 0 && <p className={classes(grid.wrap, type.lead)}>{words.none}</p>}
      <Pager list={list} />
    </div>
  );
}

function Header({ section, list }: { section: Queries.NewsSectionFragment; list: ListPage }) {
  const { news: words } = useText();
  const { root, kind, page, count } = list;
  const kinds = [
    [null, words.all],
    ['news', words.news],
    ['events', words.events],
  ] as const;
  const choices = kinds.map(([one, name]) => ({
    to: listPath(root, one),
    name,
    rest: one ? words.only : undefined,
    isCurrent: one === kind,
  }));
  return (
    <header className={classes(grid.wrap, grid.first, styles.head)}>
      <h1>
        {kind ? section[kind].title : section.title}
        {page > 1 && <span className={type.hidden}>, {`${words.page} ${page}`}</span>}
      </h1>
      <Filter label={words.filter} choices={choices} count={count} />
    </header>
  );
}
