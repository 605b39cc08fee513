import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { useMessages } from '../../ui/messages';
import * as styles from './board-toggle.module.css';

interface BoardToggleProps {
  /** The id of the item: `brand/agape`. */
  itemId: string;
  name: string;
  /** The rooms of the item. If there is exactly one, the item is added to that room. */
  rooms?: readonly { readonly slug: string }[];
  /** What is seen beside the icon: the whole label, or one word; nothing when left out. */
  visible?: 'label' | 'word';
}

/** The button that adds an item to the board or removes it. Hidden without scripts; its space is reserved. */
export function BoardToggle({ itemId, name, rooms = [], visible }: BoardToggleProps) {
  const { board } = useMessages();
  const room = rooms.length === 1 ? rooms[0]!.slug : undefined;
  const labelClass = visible === 'label' ? undefined : kit.hidden;
  return (
    <board-toggle
      item-id={itemId}
      room={room}
      class={styles.toggle}
      data-labeled={visible && ''}
      data-print="none"
      suppressHydrationWarning
    >
      <button type="button" className={classNames(visible && kit.label, kit.hover)}>
        <span className={styles.off}>
          <Icon name="plus" />
          <span className={labelClass}>{board.add}</span>
        </span>{' '}
        <span className={styles.on}>
          <Icon name="check" />
          <span className={labelClass}>{board.added}</span>
        </span>{' '}
        <span className={styles.full}>
          <Icon name="bang" />
          <span className={labelClass}>{board.full}</span>
        </span>{' '}
        {visible === 'word' && (
          <span className={styles.word} aria-hidden="true">
            {board.short}
          </span>
        )}
        <span className={kit.hidden}> {name}</span>
        <span className={classNames(styles.on, kit.hidden)}> {board.take_off}</span>
      </button>
    </board-toggle>
  );
}
