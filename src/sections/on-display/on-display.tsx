import * as React from 'react';
import { formatNameList } from '../../domain/brands/brand-filter';
import { getCollectionsOnDisplay } from '../../domain/brands/on-display';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import * as matrix from '../../ui/matrix/matrix.split.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './on-display.split.module.css';

type Brand = Queries.OnDisplaySectionFragment['brands'][number];

/** Which brand is on display in which showroom, with the number of its collections there. */
export function OnDisplaySection({ section }: SectionProps<Queries.OnDisplaySectionFragment>) {
  const id = React.useId();
  const { showroom: messages } = useMessages();
  const { title, text, brands, showrooms } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.last)} aria-labelledby={id}>
      <div className={matrix.head}>
        <h2 id={id}>{title}</h2>
        <p className={classNames(type.muted, matrix.text)}>{text}</p>
      </div>
      <table className={classNames(grid.below, matrix.matrix, styles.matrix)} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{messages.brand}</th>
            {showrooms.map(({ slug, short_name }) => (
              <th key={slug} scope="col">
                {short_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </section>
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
