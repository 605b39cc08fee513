import { graphql } from 'gatsby';
import * as React from 'react';
import { classNames } from '../ui/class-names';
import * as kit from '../ui/kit.module.css';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import * as pictureStyles from '../ui/picture.module.css';
import * as styles from './categories.module.css';
import type { SectionProps } from './section-props';

// The widths of the five columns in vw: 4:5 pictures, cropped to their box.
const columnWidths = [21.3, 16.2, 19.3, 17.3, 16.2];

const getSizes = (index: number): string => {
  const width = columnWidths[index % columnWidths.length]!;
  return `(max-width: 800px) min(68vw, 320px) / 0.72, ${width}vw`;
};

/** The categories as a row of tall pictures. Each links to its partners. */
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
            <Picture picture={picture} mobileCrop={picture.mobileCrop} sizes={getSizes(index)} />
            <h3 className={styles.title}>
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
