import { graphql } from 'gatsby';
import * as React from 'react';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import * as pictureStyles from '../ui/picture.module.css';
import * as styles from './categories.module.css';
import type { SectionProps } from './section-props';

/** The widths and the shapes of the five columns. */
const columns = ['21.3vw / 0.86', '14.2vw / 0.7', '17.4vw / 0.72', '13.4vw / 0.62', '15.8vw / 0.78'];

/** The categories as a row of tall pictures. Each links to its brands. */
export function CategoriesSection({ section }: SectionProps<Queries.CategoriesSectionFragment>) {
  const id = React.useId();
  const { title, categories } = section;
  return (
    <section className={classNames(kit.wrap, kit.last)} aria-labelledby={id}>
      <h2 id={id} className={kit.hidden}>
        {title}
      </h2>
      <ul className={styles.row}>
        {categories.map(({ slug, name, path, count, picture }, index) => (
          <li key={slug} className={classNames(styles.category, pictureStyles.zoom)}>
            <Picture
              picture={picture}
              mobileCrop={picture.mobileCrop}
              sizes={`(max-width: 800px) min(68vw, 320px) / 0.72, ${columns[index % columns.length]!}`}
            />
            <h3 className={kit.after}>
              <Link to={path} className={classNames(kit.stretched, styles.link)}>
                <span>{name}</span> <small>{count}</small>
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const categoriesSectionFragment = graphql`
  fragment CategoriesSection on CategoriesSection {
    title
    categories {
      slug
      name
      path
      count
      picture {
        ...Picture
        mobileCrop(shape: 0.72, widths: [540, 740]) {
          ...MobileCrop
        }
      }
    }
  }
`;
