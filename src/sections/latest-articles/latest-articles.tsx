import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import { ArticleCard } from '../../components/article-card/article-card';
import type { SectionProps } from '../section-props';
import * as styles from './latest-articles.module.css';

// Pictures of 3:2; the first is cropped to a taller box.
const sizes = {
  lead: '(max-width: 560px) 117vw, (max-width: 800px) 99vw, 64vw',
  rest: '(max-width: 560px) 90vw, (max-width: 800px) 45vw, (max-width: 1520px) 29vw, 432px',
};

/** The latest articles: two small, and a large one that extends into the right margin. */
export function LatestArticlesSection({ section }: SectionProps<Queries.LatestArticlesSectionFragment>) {
  const id = React.useId();
  const [lead, ...rest] = section.articles.slice(0, 3);
  if (!lead) return null;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby={id}>
      <div className={classNames(grid.head, grid.spread, styles.head)}>
        <h2 id={id}>{section.title}</h2>
        {section.more && <TextLink label={section.more.label} to={section.more.to} icon={section.more.icon} />}
      </div>
      <ArticleCard article={lead} sizes={sizes.lead} className={styles.featured} />
      <div className={styles.others}>
        {rest.map((article) => (
          <ArticleCard key={article.article_id} article={article} sizes={sizes.rest} />
        ))}
      </div>
    </section>
  );
}
