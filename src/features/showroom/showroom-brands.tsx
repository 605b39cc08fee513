import { graphql } from 'gatsby';
import { getCollectionsOnDisplay } from '../../domain/brands';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import * as grid from '../../ui/grid.module.css';
import * as textLinkStyles from '../../ui/text-link.module.css';
import * as type from '../../ui/typography.module.css';
import * as styles from './showroom-brands.module.css';

/** What is on display in a showroom: each of its brands, with the collections that are on the floor. */
export function ShowroomBrands({ showroom }: { showroom: Queries.ShowroomBrandsFragment }) {
  const { showroom: messages, search } = useMessages();
  const brands = showroom.brands.map((brand) => ({ ...brand, shown: getCollectionsOnDisplay(brand, showroom.slug) }));
  if (brands.length === 0) return null;
  const total = brands.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)} aria-labelledby="on-display">
      <div className={styles.head}>
        <h2 id="on-display">{messages.on_display}</h2>
        <p className={classNames(type.small, styles.count)}>
          {`${brands.length} ${search.brands.toLowerCase()}, ${total} ${total === 1 ? messages.collection : messages.collections}`}
        </p>
      </div>
      <ul className={classNames(grid.below, styles.brands)}>
        {brands.map(({ title, link, hero, shown }) => (
          <li key={link} className={styles.brandEntry}>
            <Picture picture={hero} sizes="88px / 1" isDecorative className={styles.thumbnail} />
            <h3 className={styles.brand}>
              <Link to={link} className={classNames(textLinkStyles.underlined, textLinkStyles.target)}>
                {title}
              </Link>
            </h3>
            <ul className={classNames(type.small, styles.collections)}>
              {shown.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const onDisplayFragment = graphql`
  fragment ShowroomBrands on Showroom {
    slug
    brands {
      title
      link
      hero {
        ...Picture
      }
      collections {
        name
        showrooms {
          slug
        }
      }
    }
  }
`;
