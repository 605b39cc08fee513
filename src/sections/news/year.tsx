import { monthDay } from '../../logic/dates';
import { listedDay } from '../../logic/news';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import { Headline } from './headline';
import * as styles from './year.module.css';

interface YearProps {
  year: string;
  articles: readonly Queries.ArticleSummaryFragment[];
  /** It begins the page, where no lead stands before it. */
  isFirst: boolean;
}

/** A year of news and events as ruled rows. */
export function Year({ year, articles, isFirst }: YearProps) {
  return (
    <section className={classes(grid.wrap, grid.grid, styles.year)} data-first={isFirst || undefined}>
      <h2 className={styles.title}>{year}</h2>
      <ol className={styles.list}>
        {articles.map((article) => (
          <li key={article.path} className={styles.row}>
            <Row article={article} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ article }: { article: Queries.ArticleSummaryFragment }) {
  const { article: words } = useText();
  const day = listedDay(article);
  return (
    <>
      <p className={classes(type.meta, styles.meta)}>
        <time dateTime={day}>{monthDay(day)}</time> <span>{article.event ? words.event : words.news}</span>
      </p>
      <div>
        <h3>
          <Headline article={article} />
        </h3>
        <p className={styles.summary}>{article.summary}</p>
      </div>
      <Picture picture={article.picture} sizes="(max-width: 800px) 104px / 1, 176px / 1.5" isDecorative className={styles.picture} />
    </>
  );
}
