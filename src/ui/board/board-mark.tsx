import { classes } from '../classes';
import { Icon } from '../icon/icon';
import { useText } from '../text/text';
import * as type from '../type/type.module.css';
import * as styles from './board-mark.module.css';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way React is told of an element.
  namespace JSX {
    interface IntrinsicElements {
      'board-mark': React.HTMLAttributes<HTMLElement> & { thing: string; room?: string | undefined; class?: string };
    }
  }
}

interface BoardMarkProps {
  /** What it puts on the board: `brand/agape`. */
  thing: string;
  /** What that is called. */
  name: string;
  /** The rooms it is for. Where that is one, it stands there on the board. */
  rooms?: readonly { readonly slug: string }[];
  /** Whether its words are seen, or its sign alone. */
  isWordy?: boolean;
  className?: string;
}

/** The button that puts a thing on the board, or takes it off. Without scripts it is not there, and its place stays empty. */
export function BoardMark({ thing, name, rooms = [], isWordy = false, className }: BoardMarkProps) {
  const { board } = useText();
  const room = rooms.length === 1 ? rooms[0]!.slug : undefined;
  const words = isWordy ? undefined : type.hidden;
  return (
    <board-mark
      thing={thing}
      room={room}
      class={classes(styles.mark, className)}
      data-wordy={isWordy || undefined}
      suppressHydrationWarning
    >
      <button type="button">
        <span className={styles.off}>
          <Icon name="plus" />
          <span className={words}>{board.add}</span>
        </span>{' '}
        <span className={styles.on}>
          <Icon name="check" />
          <span className={words}>{board.added}</span>
        </span>{' '}
        <span className={styles.full}>
          <Icon name="bang" />
          <span className={words}>{board.full}</span>
        </span>
        <span className={type.hidden}> {name}</span>
        <span className={classes(styles.on, type.hidden)}> {board.take_off}</span>
      </button>
    </board-mark>
  );
}
