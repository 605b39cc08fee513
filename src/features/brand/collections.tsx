import { collectionAnchor, slugOf } from '../../logic/anchors';
import { composed } from '../../logic/composition';
import { contactPath } from '../../logic/routes';
import { BoardMark } from '../../ui/board/board-mark';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import * as ground from '../../ui/ground/ground.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './collections.module.css';

/** What we carry of a brand, by kind of product; each line leads to an inquiry about it. */
export function Collections({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: text } = useText();
  const onShow = (places: readonly { readonly short_name: string }[] | null) =>
    places?.length ? `${text.on_show}, ${places.map(({ short_name }) => short_name).join(', ')}` : text.to_order;
  return (
    <section
      className={classes(ground.ground, styles.collections)}
      data-part="collections"
      data-ground={composed(brand.composition).ground}
      aria-labelledby="collections"
    >
      <div className={classes(grid.wrap, grid.grid)}>
        <h2 id="collections" className={styles.title}>
          {text.collections}
        </h2>
        <ol className={styles.list}>
          {brand.collections.map(({ name, showrooms }, at) => (
            <li key={name} id={collectionAnchor(name)}>
              <Link to={`${contactPath('inquiry')}?brand=${brand.name}&about=${encodeURIComponent(name)}`} className={styles.row}>
                <i className={type.number}>{String(at + 1).padStart(2, '0')}</i> <b>{name}</b> <span>{onShow(showrooms)}</span>
                <Icon name="arrow-right" />
              </Link>{' '}
              <BoardMark thing={`collection/${brand.name}/${slugOf(name)}`} name={name} rooms={brand.rooms} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
