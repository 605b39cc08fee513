import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import * as more from '../../ui/more/more.module.css';
import { Picture } from '../../ui/picture/picture';
import { ArticleMeta } from '../../ui/teaser/article-meta';
import { useText } from '../../ui/text/text';
import { Headline } from './headline';
import * as styles from './lead.module.css';

/** The newest news, large. */
export function Lead({ article }: { article: Queries.ArticleSummaryFragment }) {
  const { article: words } = useText();
  return (
    <article className={classes(grid.wrap, grid.grid, styles.lead)}>
      <div className={styles.text}>
        <ArticleMeta article={article} hasMinutes />
        <h2 className={styles.title}>
          <Headline article={article} />
        </h2>
        <p>{article.summary}</p>
        <span className={classes(more.more, styles.read)} aria-hidden="true">
          {words.read}
        </span>
      </div>
      <Picture
        picture={article.picture}
        sizes="(max-width: 800px) 100vw / 1.15, 64vw / 1.5"
        isFirst
        isDecorative
        className={styles.picture}
      />
    </article>
  );
}
