import { graphql } from 'gatsby';
import * as React from 'react';
import { ArticleCard } from '../components/article-card';
import { classNames, kit } from '../ui/kit';
import { TextLink } from '../ui/link';
import * as styles from './latest-articles.module.css';
import type { SectionProps } from './section-props';

const sizes = {
  lead: '(max-width: 560px) 90vw / 1.15, (max-width: 800px) 90vw / 1.36, 57vw / 1.36',
  rest: '(max-width: 560px) 90vw / 1.5, (max-width: 800px) 45vw / 1.5, 29vw / 1.5',
};

/** The latest articles: two small, and a large one that extends into the right margin. */
export function LatestArticlesSection({ section }: SectionProps<Queries.LatestArticlesSectionFragment>) {
  const id = React.useId();
  const [lead, ...rest] = section.articles.slice(0, 3);
  if (!lead) return null;
  return (
    <section className={classNames(kit.wrap, kit.grid, kit.section, styles.section)} aria-labelledby={id}>
      <div className={classNames(kit.head, kit.spread, styles.head)}>
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

export const latestArticlesSectionFragment = graphql`
  fragment LatestArticlesSection on LatestArticlesSection {
    title
    more: action {
      ...Action
    }
    articles(ids: $articles) {
      ...ArticleSummary
    }
  }
`;
