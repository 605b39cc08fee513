import type * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './article-footer.module.css';

interface ArticleFooterProps {
  brands: Queries.ArticleViewFragment['brands'];
  previous: Queries.ArticleSiblingFragment | null;
  next: Queries.ArticleSiblingFragment | null;
}

/** The footer of an article: the brands it mentions, and the previous and the next article. */
export function ArticleFooter({ brands, previous, next }: ArticleFooterProps) {
  const { article, brand } = useMessages();
  return (
    <div className={grid.wrap}>
      {brands && brands.length > 0 && (
        <section className={classNames(grid.grid, styles.brands)} aria-labelledby="brands">
          <h2 id="brands" className={classNames(type.label, type.muted, styles.label)}>
            {article.brands}
          </h2>
          <ul className={styles.list}>
            {brands.map(({ name, title, link, logo }) => (
              <li key={name}>
                <Link to={link}>
                  <Logo logo={logo} name={title} />
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={classNames(grid.grid, styles.prevNext)} aria-label={brand.siblings}>
        {previous && (
          <PrevNextLink article={previous}>
            <Icon name="arrow-left" /> {brand.previous}
          </PrevNextLink>
        )}{' '}
        {next && (
          <PrevNextLink article={next} className={styles.next}>
            {brand.next} <Icon name="arrow-right" />
          </PrevNextLink>
        )}
      </nav>
    </div>
  );
}

interface PrevNextLinkProps {
  article: Queries.ArticleSiblingFragment;
  className?: string;
  children: React.ReactNode;
}

function PrevNextLink({ article, className, children }: PrevNextLinkProps) {
  return (
    <Link to={article.path} className={classNames(styles.neighbor, className)}>
      <Picture picture={article.picture} sizes="(max-width: 800px) 112px / 0.86, 152px / 0.86" className={styles.picture} isDecorative />
      <span>
        <span className={classNames(type.label, type.muted, styles.direction)}>{children}</span>{' '}
        <span className={styles.title}>{article.title}</span>
      </span>
    </Link>
  );
}
