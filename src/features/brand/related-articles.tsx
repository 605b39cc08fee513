import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { ArticleCard } from '../../components/article-card/article-card';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './related-articles.module.css';

const singleSizes = '(max-width: 800px) 90vw / 1.5, (min-width: 1520px) 780px / 1.5, 52vw / 1.5';
const pairSizes = '(max-width: 800px) 90vw / 1.5, (min-width: 1520px) 548px / 1.5, 37vw / 1.5';

/** The newest articles that mention a brand. */
export function RelatedArticles({ articles }: { articles: readonly Queries.ArticleSummaryFragment[] }) {
  const { brand: messages } = useMessages();
  if (articles.length === 0) return null;
  return (
    <section className={classNames(grid.wrap, grid.grid, styles.related)} data-print="none" aria-labelledby="related">
      <h2 id="related" className={classNames(type.label, styles.header)}>
        {messages.related}
      </h2>
      {articles.map((article) => (
        <div key={article.path} className={styles.article}>
          <ArticleCard article={article} sizes={articles.length > 1 ? pairSizes : singleSizes} />
        </div>
      ))}
    </section>
  );
}
