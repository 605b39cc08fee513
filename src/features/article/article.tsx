import { ArticleBody } from './article-body';
import { ArticleFoot } from './article-foot';
import { ArticleHead } from './article-head';
import { Reading } from './reading';

interface ArticleProps {
  article: Queries.ArticleViewFragment;
  previous: Queries.ArticleSiblingFragment | null;
  next: Queries.ArticleSiblingFragment | null;
}

/** An article from its head to what stands beside it in the list. */
export function Article({ article, previous, next }: ArticleProps) {
  return (
    <Reading>
      <ArticleHead article={article} />
      <ArticleBody blocks={article.blocks} firstPlate={2} hasInitial={article.kind === 'news'} />
      <ArticleFoot brands={article.brands} previous={previous} next={next} />
    </Reading>
  );
}
