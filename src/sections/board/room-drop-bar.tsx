import type { Room } from '../../components/board/board-text';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './room-drop-bar.module.css';

/** The rooms at the bottom of the screen, as drop targets. */
export function RoomDropBar({ rooms, noRoomLabel }: { rooms: readonly Room[]; noRoomLabel: string }) {
  return (
    <div className={styles.rooms} aria-hidden="true">
      {[...rooms, { slug: '', name: noRoomLabel }].map(({ slug, name }) => (
        <span key={slug} className={type.label} data-drop={slug}>
          {name}
        </span>
      ))}
    </div>
  );
}
