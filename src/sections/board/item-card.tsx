import { boardLimits, type BoardItem } from '../../domain/board';
import { sanitizeText } from '../../domain/text';
import type { CatalogItem } from '../../domain/board-catalog';
import { labelFromId, getRoomName } from '../../components/board/board-operations';
import { useMessages } from '../../ui/messages';
import { classNames, kit } from '../../ui/kit';
import * as pictureStyles from '../../ui/picture.module.css';
import { getSizesAttribute } from '../../ui/sizes-attribute';
import * as controls from '../../ui/field/controls.module.css';
import * as styles from './item-card.module.css';
import { requestKinds } from '../../domain/brands';
import { formatLeadTime } from '../../domain/date-formats';
import type * as React from 'react';
import { Icon } from '../../ui/icon';
import { hasModifier } from '../../ui/key-press';
import * as buttonStyles from '../../ui/button.module.css';
import type { BoardActions } from './use-board';

/** What is typed, as one line. The caret stays where it is: React, which writes what differs, would put it at the end. */
export function takeLine(field: HTMLTextAreaElement): string {
  const { value, selectionStart, maxLength } = field;
  const line = sanitizeText(value, maxLength);
  if (line !== value) {
    field.value = line;
    field.selectionEnd = sanitizeText(value.slice(0, selectionStart), maxLength).length;
  }
  return line;
}

/** An item on the board: picture, name, facts and note. */
export function ItemCard(props: CardToolbarProps) {
  const { item, catalogItem, section, actions } = props;
  const { messages } = section;
  return (
    <li className={classNames(kit.stack, styles.card)} data-item-id={item.id} data-room={item.room}>
      <div className={classNames(pictureStyles.thumbnail, styles.picture)} data-drag>
        {catalogItem ? (
          <ItemPicture catalogItem={catalogItem} />
        ) : (
          <span className={classNames(kit.small, styles.placeholder)}>{catalogItem === null && messages.gone}</span>
        )}
      </div>
      <div className={styles.text}>
        <h3>
          {catalogItem ? (
            <a href={catalogItem.path} className={kit.hover}>
              {catalogItem.name}
            </a>
          ) : (
            labelFromId(item.id)
          )}
        </h3>
        <p className={classNames(kit.stack, styles.brand)}>{catalogItem && <ItemFacts catalogItem={catalogItem} section={section} />}</p>
        <label className={styles.note} data-print="none">
          <span className={kit.hidden}>{messages.note}</span>
          <textarea
            value={item.note}
            placeholder={messages.add_note}
            rows={1}
            maxLength={boardLimits.note}
            onChange={({ target }) => actions.setNote(item.id, takeLine(target))}
          />
        </label>
        {item.note && (
          <p className={styles.printedNote} aria-hidden="true">
            {item.note}
          </p>
        )}
      </div>
      <ItemRequests {...props} />
      <CardToolbar {...props} />
    </li>
  );
}

/** The cards fill the row, each 15rem or wider. */
const sizes =
  '(max-width: 560px) 112px / 1, (max-width: 840px) 44vw / 1, (max-width: 1000px) 29vw / 1, (max-width: 1185px) 31.5vw / 1, (max-width: 1620px) 20.3vw / 1, 15vw / 1';

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

/** What the catalog says of it, a line for each fact. */
function ItemFacts({ catalogItem, section }: { catalogItem: CatalogItem; section: Queries.BoardSectionFragment }) {
  const { brand } = useMessages();
  const showrooms = section.showrooms.filter(({ slug }) => catalogItem.showrooms.includes(slug)).map(({ short_name }) => short_name);
  return (
    <>
      {catalogItem.brand && <span>{catalogItem.brand}</span>}
      {showrooms.length > 0 && <span>{`${brand.on_show}, ${showrooms.join(', ')}`}</span>}
      {catalogItem.leadTime && <span>{formatLeadTime(catalogItem.leadTime, brand.as_of)}</span>}
    </>
  );
}

/** What can be asked for of an item, as checkboxes. A request that is no longer offered stays until it is unchecked. */
function ItemRequests({ item, catalogItem, actions }: Omit<CardToolbarProps, 'section'>) {
  const { request } = useMessages();
  const kinds = requestKinds.filter((kind) => (catalogItem?.requests ?? []).includes(kind) || item.requests.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <fieldset className={classNames(kit.cluster, styles.requests)} data-print={item.requests.length > 0 ? undefined : 'none'}>
      <legend>
        <span data-print="none">{request.ask}</span>
        <span className={styles.asked} aria-hidden="true">
          {request.asked}
        </span>
        <span className={kit.hidden}>: {catalogItem?.name ?? labelFromId(item.id)}</span>
      </legend>
      {kinds.flatMap((kind) => [
        <label key={kind} className={kit.hover} data-print={item.requests.includes(kind) ? undefined : 'none'}>
          <input
            type="checkbox"
            className={controls.check}
            checked={item.requests.includes(kind)}
            onChange={() => actions.toggleRequest(item.id, kind)}
            data-tool={kind}
          />
          {request[kind]}
        </label>,
        ' ',
      ])}
    </fieldset>
  );
}

interface CardToolbarProps {
  item: BoardItem;
  /** Its catalog entry: null if the site no longer has it, undefined while it loads. */
  catalogItem: CatalogItem | null | undefined;
  section: Queries.BoardSectionFragment;
  actions: BoardActions;
}

const stepByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The controls of an item: a drag handle, its room, buttons to move and to remove it. */
function CardToolbar({ item, catalogItem, section, actions }: CardToolbarProps) {
  const { messages, rooms } = section;
  const name = catalogItem?.name ?? labelFromId(item.id);
  const roomOptions = [
    ...rooms.map(({ slug }) => slug),
    ...(rooms.some(({ slug }) => slug === item.room) || !item.room ? [] : [item.room]),
    '',
  ];
  const buttons = [
    { tool: 'earlier', icon: 'arrow-left', onClick: () => actions.moveBy(item.id, -1) },
    { tool: 'later', icon: 'arrow-right', onClick: () => actions.moveBy(item.id, 1) },
    { tool: 'remove', icon: 'cross', onClick: () => actions.remove(item.id) },
  ] as const;
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = stepByKey[event.key];
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    actions.moveBy(item.id, step);
  };
  return (
    <div className={styles.toolbar} data-print="none">
      <button
        type="button"
        className={classNames(buttonStyles.icon, kit.hover, styles.handle)}
        aria-describedby="board-move"
        onKeyDown={onKeyDown}
        data-tool="handle"
        data-drag
      >
        <Icon name="grip" />
        <span className={classNames(kit.hidden, buttonStyles.hint)} aria-hidden="true">
          {messages.move}
        </span>
        <span className={kit.hidden}>{`${messages.move} ${name}`}</span>
      </button>
      <label className={classNames(controls.select, kit.hover, styles.roomChoice)}>
        <span className={kit.hidden}>{`${messages.room}: ${name}`}</span>
        <select data-tool="room" value={item.room} onChange={({ target }) => actions.moveTo(item.id, target.value, null)}>
          {roomOptions.map((room) => (
            <option key={room} value={room}>
              {getRoomName(room, rooms, messages.no_room)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      {buttons.map(({ tool, icon, onClick }) => (
        <button key={tool} type="button" className={classNames(buttonStyles.icon, kit.hover)} data-tool={tool} onClick={onClick}>
          <Icon name={icon} />
          <span className={classNames(kit.hidden, buttonStyles.hint)} aria-hidden="true">
            {messages[tool]}
          </span>
          <span className={kit.hidden}>{`${messages[tool]}: ${name}`}</span>
        </button>
      ))}
    </div>
  );
}
