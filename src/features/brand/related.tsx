import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Teaser } from '../../ui/teaser/teaser';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './related.module.css';

const one = '(max-width: 800px) 90vw / 1.5, (min-width: 1520px) 780px / 1.5, 52vw / 1.5';
const two = '(max-width: 800px) 90vw / 1.5, (min-width: 1520px) 548px / 1.5, 37vw / 1.5';

/** The two newest articles that speak of a brand. */
export function Related({ articles }: { articles: readonly Queries.ArticleSummaryFragment[] }) {
  const { brand: text } = useText();
  if (articles.length === 0) return null;
  return (
    <section className={classes(grid.wrap, grid.grid, styles.related)} data-print="none" aria-labelledby="related">
      <h2 id="related" className={classes(type.label, styles.head)}>
        {text.related}
      </h2>
      {articles.map((article) => (
        <div key={article.path} className={styles.article}>
          <Teaser article={article} sizes={articles.length > 1 ? two : one} />
        </div>
      ))}
    </section>
  );
}
