import { boardLimits } from '../../domain/board/board';
import type { CatalogItem } from '../../domain/board/board-catalog';
import { labelFromId } from '../../components/board/board-text';
import { formatFigureNumber } from '../../ui/figure/figure';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as pictureStyles from '../../ui/picture/picture.module.css';
import { getSizesAttribute } from '../../ui/picture/sizes-attribute';
import * as styles from './item-card.module.css';
import { ItemRequests } from './item-requests';
import { CardToolbar, type CardToolbarProps } from './card-toolbar';

interface ItemCardProps extends CardToolbarProps {
  /** Its number on the board. */
  number: number;
}

/** An item on the board: picture, name, facts and note. */
export function ItemCard({ number, ...rest }: ItemCardProps) {
  const { item, catalogItem, section, actions } = rest;
  const { brand } = useMessages();
  const { messages } = section;
  return (
    <li className={classNames(grid.stack, styles.card)} data-item-id={item.id} data-room={item.room}>
      <div className={classNames(pictureStyles.thumbnail, styles.picture)} data-drag>
        {catalogItem ? (
          <ItemPicture catalogItem={catalogItem} />
        ) : (
          <span className={classNames(type.small, styles.placeholder)}>{catalogItem === null && messages.gone}</span>
        )}
      </div>
      <div className={styles.text}>
        <p className={type.number}>{formatFigureNumber(brand.plate, number)}</p>
        <h3>{catalogItem ? <a href={catalogItem.path}>{catalogItem.name}</a> : labelFromId(item.id)}</h3>
        <p className={classNames(grid.stack, styles.brand)}>{catalogItem && <ItemFacts catalogItem={catalogItem} section={section} />}</p>
        <label className={styles.note}>
          <span className={classNames(type.label, type.muted)} data-print="none">
            {messages.note}
          </span>
          <textarea
            value={item.note}
            placeholder={messages.add_note}
            rows={1}
            maxLength={boardLimits.note}
            onChange={({ target }) => actions.setNote(item.id, target.value.replaceAll('\n', ' '))}
          />
        </label>
        {item.note && (
          <p className={styles.printedNote} aria-hidden="true">
            {item.note}
          </p>
        )}
      </div>
      <ItemRequests {...rest} />
      <CardToolbar {...rest} />
    </li>
  );
}

/** The cards fill the row, each 15rem or wider. */
const sizes =
  '(max-width: 560px) 112px / 1, (max-width: 840px) 44vw / 1, (max-width: 1000px) 29vw / 1, (max-width: 1185px) 31.5vw / 1, (min-width: 1520px) 305px / 1, 20.3vw / 1';

function ItemPicture({ catalogItem: { path, picture } }: { catalogItem: CatalogItem }) {
  const { srcSet, width, height, alt, focus, color } = picture;
  const unit = Number.isInteger(height) ? 1 : 1000;
  return (
    <a href={path} tabIndex={-1} aria-hidden="true" draggable={false} style={{ backgroundColor: color ?? undefined }}>
      <img
        srcSet={srcSet}
        sizes={getSizesAttribute(sizes, width / height)}
        width={width * unit}
        height={Math.round(height * unit)}
        alt={alt}
        draggable={false}
        decoding="async"
        style={{ objectPosition: focus ?? undefined }}
      />
    </a>
  );
}

/** Its brand, and the showrooms that display it. */
function ItemFacts({ catalogItem, section }: { catalogItem: CatalogItem; section: Queries.BoardSectionFragment }) {
  const { brand } = useMessages();
  const showrooms = section.showrooms.filter(({ slug }) => catalogItem.showrooms.includes(slug)).map(({ short_name }) => short_name);
  return (
    <>
      {catalogItem.brand && <span>{catalogItem.brand}</span>}
      {showrooms.length > 0 && <span>{`${brand.on_show}, ${showrooms.join(', ')}`}</span>}
    </>
  );
}
