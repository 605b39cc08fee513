import * as React from 'react';
import type { BoardItem } from '../../domain/board/board';
import type { CatalogItem } from '../../domain/board/board-catalog';
import { labelFromId, getRoomName } from '../../components/board/board-text';
import { Icon } from '../../ui/icon/icon';
import * as type from '../../ui/typography/typography.module.css';
import * as buttonStyles from '../../ui/button/button.module.css';
import { classNames } from '../../ui/class-names';
import type { BoardActions } from './board-actions';
import * as styles from './card-toolbar.module.css';

export interface CardToolbarProps {
  item: BoardItem;
  /** Its catalog entry: null if the site no longer has it, undefined while it loads. */
  catalogItem: CatalogItem | null | undefined;
  section: Queries.BoardSectionFragment;
  actions: BoardActions;
}

const stepByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The controls of an item: a drag handle, its room, buttons to move and to remove it. */
export function CardToolbar({ item, catalogItem, section, actions }: CardToolbarProps) {
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
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.moveBy(item.id, step);
  };
  return (
    <div className={styles.toolbar} data-print="none">
      <button
        type="button"
        className={classNames(buttonStyles.icon, styles.handle)}
        aria-describedby="board-move"
        onKeyDown={onKeyDown}
        data-tool="handle"
        data-drag
      >
        <Icon name="grip" />
        <span className={type.hidden}>{`${messages.move} ${name}`}</span>
      </button>
      <label className={styles.room}>
        <span className={type.hidden}>{`${messages.room}: ${name}`}</span>
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
        <button key={tool} type="button" className={buttonStyles.icon} data-tool={tool} onClick={onClick}>
          <Icon name={icon} />
          <span className={type.hidden}>{`${messages[tool]}: ${name}`}</span>
        </button>
      ))}
    </div>
  );
}
