import { formatMonthDay } from '../../domain/dates';
import { getListedDay } from '../../domain/news';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Picture } from '../../ui/picture/picture';
import * as pictureStyles from '../../ui/picture/picture.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { Headline } from './headline';
import * as styles from './news-year.module.css';

interface NewsYearProps {
  year: string;
  articles: readonly Queries.ArticleSummaryFragment[];
  /** Set where the year starts the page, without a featured article before it. */
  isFirst: boolean;
}

/** The articles of a year as ruled rows. */
export function NewsYear({ year, articles, isFirst }: NewsYearProps) {
  return (
    <section className={classNames(grid.wrap, grid.grid, styles.year)} data-first={isFirst || undefined}>
      <h2 className={styles.title}>{year}</h2>
      <ol className={classNames(listStyles.ruled, styles.list)}>
        {articles.map((article) => (
          <li key={article.path} className={classNames(pictureStyles.zoom, styles.row)}>
            <NewsRow article={article} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function NewsRow({ article }: { article: Queries.ArticleSummaryFragment }) {
  const { article: messages } = useMessages();
  const day = getListedDay(article);
  return (
    <>
      <p className={classNames(type.meta, styles.meta)}>
        <time dateTime={day}>{formatMonthDay(day)}</time> <span>{article.event ? messages.event : messages.news}</span>
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
