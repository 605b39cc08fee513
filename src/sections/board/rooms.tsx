import type { Room } from '../../logic/board-words';
import * as type from '../../ui/type/type.module.css';
import * as styles from './rooms.module.css';

/** The rooms along the foot of the screen, to let a thing go over one. */
export function Rooms({ rooms, none }: { rooms: readonly Room[]; none: string }) {
  return (
    <div className={styles.rooms} aria-hidden="true">
      {[...rooms, { slug: '', name: none }].map(({ slug, name }) => (
        <span key={slug} className={type.label} data-drop={slug}>
          {name}
        </span>
      ))}
    </div>
  );
}
