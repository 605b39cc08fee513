import { kindIn, newsList, newsPath } from '../../logic/news-list';
import { classes } from '../../ui/classes';
import { Filter } from '../../ui/filter/filter';
import { useSearch } from '../../ui/filter/use-search';
import * as grid from '../../ui/grid/grid.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import { Coming } from './coming';
import { Lead } from './lead';
import * as styles from './news.module.css';
import { Year } from './year';

/** All news and events: the lead, what comes up, and the years; the address narrows them to a kind. */
export function News({ section, today }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: words } = useText();
  const [search, choose] = useSearch();
  const kind = kindIn(search);
  const choices = (
    [
      [null, words.all],
      ['news', words.news],
      ['event', words.events],
    ] as const
  ).map(([one, name]) => ({ to: newsPath(one), name, isCurrent: one === kind }));
  const { lead, coming, years } = newsList(section.articles, kind, today);
  const count = coming.length + years.reduce((sum, { articles }) => sum + articles.length, lead ? 1 : 0);
  return (
    <div className={styles.news}>
      <header className={classes(grid.wrap, grid.first, styles.head)}>
        <h1>{section.title}</h1>
        <Filter label={words.filter} choices={choices} count={count} onChoose={choose} />
      </header>
      {lead && <Lead article={lead} />}
      {coming.length > 0 && <Coming events={coming} />}
      {years.map(({ year, articles }) => (
        <Year key={year} year={year} articles={articles} />
      ))}
      {count === 0 && <p className={classes(grid.wrap, type.lead)}>{words.none}</p>}
    </div>
  );
}
