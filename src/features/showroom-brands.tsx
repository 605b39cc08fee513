import { graphql } from 'gatsby';
import { getCollectionsOnDisplay } from '../domain/brands';
import { Beside } from '../ui/beside';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import * as styles from './showroom-brands.module.css';

/** What is on display in a showroom: each of its brands, with the collections that are on the floor. */
export function ShowroomBrands({ showroom }: { showroom: Queries.ShowroomBrandsFragment }) {
  const { showroom: messages, search } = useMessages();
  const brands = showroom.brands.map((brand) => ({ ...brand, shown: getCollectionsOnDisplay(brand, showroom.slug) }));
  if (brands.length === 0) return null;
  const total = brands.reduce((sum, { shown }) => sum + shown.length, 0);
  const count = `${brands.length} ${search.brands.toLowerCase()}, ${total} ${total === 1 ? messages.collection : messages.collections}`;
  return (
    <Beside
      id="on-display"
      title={messages.on_display}
      text={<p className={classNames(kit.small, kit.after)}>{count}</p>}
      className={kit.section}
    >
      <ul className={styles.brands}>
        {brands.map(({ title, link, hero, shown }) => (
          <li key={link} className={styles.brandEntry}>
            <Picture picture={hero} sizes="88px / 1" isDecorative className={styles.thumbnail} />
            <h3 className={styles.brand}>
              <Link to={link} className={classNames(kit.underlined, kit.target)}>
                {title}
              </Link>
            </h3>
            <ul className={classNames(kit.small, styles.collections)}>
              {shown.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Beside>
  );
}

export const showroomBrandsFragment = graphql`
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
