import * as React from 'react';
import { openBoard } from '../../logic/board-address';
import { carriedText } from '../../logic/board-carried';
import type { Thing, Things } from '../../logic/board-things';
import { fetchThings } from '../../ui/board/items';
import { packing } from '../../ui/board/packing';
import { Icon } from '../../ui/icon/icon';
import * as type from '../../ui/type/type.module.css';
import * as styles from './board-field.module.css';

export interface BoardFieldProps {
  label: string;
  section: Queries.CarriedBoardFragment;
  /** The board, as addresses hold it, where it is read, and the whole of that address. */
  param: string;
  path: string;
  link: string;
  problem: string | null;
  onTold: (text: string) => void;
  onLeft: () => void;
}

/** So many pictures stand for a board. */
const few = 5;

/** The board that goes with a form: its title, how much is on it, some of its pictures, and the ways back to it and without it. */
export function BoardField({ label, section, param, path, link, problem, onTold, onLeft }: BoardFieldProps) {
  const { words, rooms } = section;
  const [board] = React.useState(() => openBoard(param, packing).board);
  const [things, setThings] = React.useState<Things>(new Map());
  const count = board.items.length;
  const take = React.useEffectEvent((found: Things) => {
    setThings(found);
    onTold(carriedText(board, link, found, rooms, words));
  });
  const leave = React.useEffectEvent(onLeft);
  React.useEffect(() => {
    // An address that holds no board brings nothing.
    if (count === 0) return leave();
    let isLeft = false;
    void fetchThings(board.items.map(({ thing }) => thing)).then((found) => !isLeft && take(found));
    return () => void (isLeft = true);
  }, [board, count]);
  if (count === 0) return null;
  const known = board.items.map(({ thing }) => things.get(thing)).filter((thing): thing is Thing => Boolean(thing));
  // Until they are known their places are kept.
  const shown: (Thing | null)[] = things.size > 0 ? known : board.items.map(() => null);
  return (
    <section className={styles.board} data-width="full" data-bad={problem !== null} aria-labelledby="carried-board">
      <div>
        <h2 id="carried-board" className={styles.label}>
          {label}
        </h2>
        <p className={styles.title}>{board.title || words.unnamed}</p>
        <p className={type.meta}>{`${count} ${count === 1 ? words.thing : words.things}`}</p>
      </div>
      <ul className={styles.pictures} aria-hidden="true">
        {shown.slice(0, few).map((thing, at) => (
          <li key={at}>{thing && <Small picture={thing.picture} />}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <a href={path}>{words.back}</a>
        <button type="button" onClick={onLeft}>
          {words.leave_out}
        </button>
      </p>
      {problem && (
        <p className={styles.problem}>
          <Icon name="bang" /> {problem}
        </p>
      )}
    </section>
  );
}

function Small({ picture: { srcSet, focus } }: { picture: Thing['picture'] }) {
  return <img srcSet={srcSet} sizes="5rem" alt="" decoding="async" style={{ objectPosition: focus ?? undefined }} />;
}
