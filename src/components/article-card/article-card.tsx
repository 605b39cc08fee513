import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/picture/picture';
import { ArticleMeta } from './article-meta';
import * as styles from './article-card.module.css';

interface ArticleCardProps {
  article: Queries.ArticleSummaryFragment;
  sizes: string;
  /** `--shape` sets the picture's aspect ratio, `--teaser-title` the size of the title. */
  className?: string;
}

/** An article in a list: its picture, kind, date and title. The whole card is a link. */
export function ArticleCard({ article, sizes, className }: ArticleCardProps) {
  return (
    <article className={classNames(styles.card, className)}>
      <Picture picture={article.picture} sizes={sizes} className={styles.picture} />
      <ArticleMeta article={article} className={styles.meta} />
      <h3 className={styles.title}>
        <Link to={article.path} className={styles.link}>
          <span>{article.title}</span>
        </Link>
      </h3>
    </article>
  );
}
