import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/icon';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './board-toggle.module.css';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way React is told of an element.
  namespace JSX {
    interface IntrinsicElements {
      'board-toggle': React.HTMLAttributes<HTMLElement> & { 'item-id': string; room?: string | undefined; class?: string };
    }
  }
}

interface BoardToggleProps {
  /** What it puts on the board: `brand/agape`. */
  itemId: string;
  /** What that is called. */
  name: string;
  /** The rooms it is for. Where that is one, it stands there on the board. */
  rooms?: readonly { readonly slug: string }[];
  /** Whether its words are seen, or its sign alone. */
  hasVisibleLabel?: boolean;
  className?: string;
}

/** The button that puts a thing on the board, or takes it off. Without scripts it is not there, and its place stays empty. */
export function BoardToggle({ itemId, name, rooms = [], hasVisibleLabel = false, className }: BoardToggleProps) {
  const { board } = useMessages();
  const room = rooms.length === 1 ? rooms[0]!.slug : undefined;
  const labelClass = hasVisibleLabel ? undefined : type.hidden;
  return (
    <board-toggle
      item-id={itemId}
      room={room}
      class={classNames(styles.mark, className)}
      data-labeled={hasVisibleLabel || undefined}
      suppressHydrationWarning
    >
      <button type="button">
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
        </span>
        <span className={type.hidden}> {name}</span>
        <span className={classNames(styles.on, type.hidden)}> {board.take_off}</span>
      </button>
    </board-toggle>
  );
}
