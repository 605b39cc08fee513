import { ArticleBody } from './article-body';
import { ArticleFooter } from './article-footer';
import { ArticleHeader } from './article-header';
import * as styles from './reading-progress.module.css';

interface ArticleViewProps {
  article: Queries.ArticleViewFragment;
  previous: Queries.ArticleSiblingFragment | null;
  next: Queries.ArticleSiblingFragment | null;
}

/** A whole article with its footer. The line under the bar shows the reading progress by a CSS scroll animation. */
export function ArticleView({ article, previous, next }: ArticleViewProps) {
  return (
    <article className={styles.article}>
      <span className={styles.progress} aria-hidden="true" />
      <ArticleHeader article={article} />
      <ArticleBody blocks={article.blocks} firstFigure={2} hasDropCap={article.kind === 'news'} />
      <ArticleFooter brands={article.brands} previous={previous} next={next} />
    </article>
  );
}
