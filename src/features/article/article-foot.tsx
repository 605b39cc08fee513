import type * as React from 'react';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './article-foot.module.css';

interface ArticleFootProps {
  brands: Queries.ArticleViewFragment['brands'];
  previous: Queries.ArticleSiblingFragment | null;
  next: Queries.ArticleSiblingFragment | null;
}

/** The foot of an article: the brands it speaks of, and the articles before and after. */
export function ArticleFoot({ brands, previous, next }: ArticleFootProps) {
  const { article, brand } = useText();
  return (
    <div className={grid.wrap}>
      {brands && brands.length > 0 && (
        <section className={classes(grid.grid, styles.brands)} aria-labelledby="brands">
          <h2 id="brands" className={classes(type.label, styles.label)}>
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
      <nav className={classes(grid.grid, styles.siblings)} aria-label={brand.siblings}>
        {previous && (
          <Sibling article={previous}>
            <Icon name="arrow-left" /> {brand.previous}
          </Sibling>
        )}
        {next && (
          <Sibling article={next} className={styles.next}>
            {brand.next} <Icon name="arrow-right" />
          </Sibling>
        )}
      </nav>
    </div>
  );
}

interface SiblingProps {
  article: Queries.ArticleSiblingFragment;
  className?: string;
  children: React.ReactNode;
}

function Sibling({ article, className, children }: SiblingProps) {
  return (
    <Link to={article.path} className={classes(styles.sibling, className)}>
      <Picture picture={article.picture} sizes="(max-width: 800px) 112px / 0.86, 152px / 0.86" className={styles.picture} isDecorative />
      <span>
        <span className={classes(type.label, styles.way)}>{children}</span>
        <span className={styles.title}>{article.title}</span>
      </span>
    </Link>
  );
}
