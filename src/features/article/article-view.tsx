import { ArticleBody } from './article-body';
import { ArticleFooter } from './article-footer';
import { ArticleHeader } from './article-header';
import { ReadingProgress } from './reading-progress';

interface ArticleViewProps {
  article: Queries.ArticleViewFragment;
  previous: Queries.ArticleSiblingFragment | null;
  next: Queries.ArticleSiblingFragment | null;
}

/** A whole article with its footer. */
export function ArticleView({ article, previous, next }: ArticleViewProps) {
  return (
    <ReadingProgress>
      <ArticleHeader article={article} />
      <ArticleBody blocks={article.blocks} firstFigure={2} hasDropCap={article.kind === 'news'} />
      <ArticleFooter brands={article.brands} previous={previous} next={next} />
    </ReadingProgress>
  );
}
