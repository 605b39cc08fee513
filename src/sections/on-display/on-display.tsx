import { formatNameList } from '../../domain/brand-filter';
import { getCollectionsOnDisplay } from '../../domain/brands';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { Matrix } from '../../ui/matrix/matrix';
import { useMessages } from '../../ui/messages/messages';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './on-display.module.css';

type Brand = Queries.OnDisplaySectionFragment['brands'][number];

/** Which brand is on display in which showroom, with the number of its collections there. */
export function OnDisplaySection({ section }: SectionProps<Queries.OnDisplaySectionFragment>) {
  const { showroom: messages } = useMessages();
  const { title, text, brands, showrooms } = section;
  return (
    <Matrix
      title={title}
      text={text}
      corner={messages.brand}
      columns={showrooms.map(({ short_name }) => short_name)}
      className={classNames(grid.last, styles.section)}
    >
      {brands.map((brand) => (
        <tr key={brand.link}>
          <th scope="row">
            <Link to={brand.link} className={classNames(textLinkStyles.underlined, textLinkStyles.target, styles.brand)}>
              {brand.title}
            </Link>{' '}
            <small>{formatNameList(brand.categories.map(({ name }) => name))}</small>
          </th>
          {showrooms.map(({ slug }) => (
            <td key={slug}>
              <CollectionCount brand={brand} showroom={slug} />
            </td>
          ))}
        </tr>
      ))}
    </Matrix>
  );
}

function CollectionCount({ brand, showroom }: { brand: Brand; showroom: string }) {
  const { brand: brandMessages, showroom: messages } = useMessages();
  const count = getCollectionsOnDisplay(brand, showroom).length;
  if (count === 0)
    return (
      <span className={type.muted}>
        <span aria-hidden="true">–</span>
        <span className={type.hidden}>{brandMessages.to_order}</span>
      </span>
    );
  return (
    <span className={styles.count}>
      {count}
      <span className={type.hidden}> {count === 1 ? messages.collection : messages.collections}</span>
    </span>
  );
}
