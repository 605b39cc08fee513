import { getCollectionAnchor, toAnchorSlug } from '../../domain/anchors';
import { resolveComposition } from '../../domain/brands';
import { getContactPath } from '../../domain/routes';
import { BoardToggle } from '../../components/board/board-toggle';
import { CollectionDetails } from './collection-details';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as surface from './surface.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as styles from './brand-collections.module.css';

/** The collections of a brand. Each row links to an inquiry about it. */
export function BrandCollections({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  const formatShowrooms = (carriers: readonly { readonly short_name: string }[] | null) =>
    carriers?.length ? `${messages.on_show}, ${carriers.map(({ short_name }) => short_name).join(', ')}` : messages.to_order;
  return (
    <section
      className={classNames(grid.section, surface.surface)}
      data-part="collections"
      data-ground={resolveComposition(brand.composition).ground}
      aria-labelledby="collections"
    >
      <div className={classNames(grid.wrap, grid.grid)}>
        <h2 id="collections" className={styles.title}>
          {messages.collections}
        </h2>
        <ol className={classNames(grid.below, listStyles.ruled, styles.list)}>
          {brand.collections.map((collection, index) => {
            const { name, showrooms } = collection;
            const inquiryPath = `${getContactPath('inquiry')}?brand=${brand.name}&about=${encodeURIComponent(name)}`;
            return (
              <li key={name} id={getCollectionAnchor(name)}>
                <Link to={inquiryPath} className={classNames(textLinkStyles.nudge, styles.row)}>
                  <i className={type.number}>{String(index + 1).padStart(2, '0')}</i> <b>{name}</b>{' '}
                  <span>{formatShowrooms(showrooms)}</span>
                  <Icon name="arrow-right" />
                </Link>{' '}
                <BoardToggle itemId={`collection/${brand.name}/${toAnchorSlug(name)}`} name={name} rooms={brand.rooms} />
                <CollectionDetails collection={collection} figures={[brand.hero, ...brand.gallery]} inquiryPath={inquiryPath} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
