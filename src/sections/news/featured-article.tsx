import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import { Picture } from '../../ui/picture/picture';
import { ArticleMeta } from '../../components/article-card/article-meta';
import { useMessages } from '../../ui/messages/messages';
import { Headline } from './headline';
import * as styles from './featured-article.module.css';

/** The newest article, large. */
export function FeaturedArticle({ article }: { article: Queries.ArticleSummaryFragment }) {
  const { article: messages } = useMessages();
  return (
    <article className={classNames(grid.wrap, grid.grid, styles.featured)}>
      <div className={styles.text}>
        <ArticleMeta article={article} hasMinutes />
        <h2 className={styles.title}>
          <Headline article={article} />
        </h2>
        <p>{article.summary}</p>
        <span className={classNames(textLinkStyles.textLink, styles.readLink)} aria-hidden="true">
          {messages.read}
        </span>
      </div>
      <Picture
        picture={article.picture}
        sizes="(max-width: 800px) 100vw / 1.15, 64vw / 1.5"
        isPriority
        isDecorative
        className={styles.picture}
      />
    </article>
  );
}
