import { classes } from '../classes';
import { Link } from '../link/link';
import { Picture } from '../picture/picture';
import { ArticleMeta } from './article-meta';
import * as styles from './teaser.module.css';

interface TeaserProps {
  article: Queries.ArticleSummaryFragment;
  sizes: string;
  /** `--shape` sets the picture's aspect ratio, `--teaser-title` the size of the title. */
  className?: string;
}

/** An article in a list: picture, what it is and when, title. All of it leads there. */
export function Teaser({ article, sizes, className }: TeaserProps) {
  return (
    <article className={classes(styles.teaser, className)}>
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
