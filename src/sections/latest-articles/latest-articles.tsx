import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { ArticleCard } from '../../components/article-card/article-card';
import type { SectionProps } from '../section-props';
import * as styles from './latest-articles.module.css';

// Pictures of 3:2; the first is cropped to a taller box.
const sizes = {
  lead: '(max-width: 560px) 117vw, (max-width: 800px) 99vw, (max-width: 1520px) 57vw, 860px',
  rest: '(max-width: 560px) 90vw, (max-width: 800px) 45vw, (max-width: 1520px) 29vw, 432px',
};

/** The latest articles: one large, two small. */
export function LatestArticlesSection({ section }: SectionProps<Queries.LatestArticlesSectionFragment>) {
  const id = React.useId();
  const [lead, ...rest] = section.articles.slice(0, 3);
  if (!lead) return null;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby={id}>
      <h2 id={id} className={grid.head}>
        {section.title}
      </h2>
      <ArticleCard article={lead} sizes={sizes.lead} className={styles.featured} />
      <div className={styles.others}>
        {rest.map((article) => (
          <ArticleCard key={article.article_id} article={article} sizes={sizes.rest} />
        ))}
      </div>
    </section>
  );
}
