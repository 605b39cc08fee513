import { newsList } from '../../logic/news-list';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import { Coming } from './coming';
import { Filter } from './filter';
import { Lead } from './lead';
import * as styles from './news.module.css';
import { useKind } from './use-kind';
import { Year } from './year';

/** All news and events: the lead, what comes up, and the years; the address narrows them to a kind. */
export function News({ section, today }: SectionProps<Queries.NewsSectionFragment>) {
  const { news: words } = useText();
  const [kind, choose] = useKind();
  const { lead, coming, years } = newsList(section.articles, kind, today);
  const count = coming.length + years.reduce((sum, { articles }) => sum + articles.length, lead ? 1 : 0);
  return (
    <div className={styles.news}>
      <header className={classes(grid.wrap, grid.first, styles.head)}>
        <h1>{section.title}</h1>
        <Filter kind={kind} count={count} onChoose={choose} />
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
