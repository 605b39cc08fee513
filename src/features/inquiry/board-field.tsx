import * as React from 'react';
import { decodeBoard } from '../../components/board/board-codec';
import { formatBoardAttachment } from './format-board-attachment';
import type { CatalogItem, Catalog } from '../../domain/board/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';
import { compression } from '../../components/board/compression';
import { Icon } from '../../ui/icon/icon';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './board-field.module.css';

export interface BoardFieldProps {
  label: string;
  section: Queries.BoardAttachmentFragment;
  /** The board, as addresses hold it, where it is read, and the whole of that address. */
  param: string;
  path: string;
  link: string;
  problem: string | null;
  onTextReady: (text: string) => void;
  onRemove: () => void;
}

/** So many pictures stand for a board. */
const maxPictures = 5;

/** The board that goes with a form: its title, how much is on it, some of its pictures, and the ways back to it and without it. */
export function BoardField({ label, section, param, path, link, problem, onTextReady: onTold, onRemove: onLeft }: BoardFieldProps) {
  const { words, rooms } = section;
  const [board] = React.useState(() => decodeBoard(param, compression).board);
  const [things, setThings] = React.useState<Catalog>(new Map());
  const count = board.items.length;
  const take = React.useEffectEvent((found: Catalog) => {
    setThings(found);
    onTold(formatBoardAttachment(board, link, found, rooms, words));
  });
  const leave = React.useEffectEvent(onLeft);
  React.useEffect(() => {
    // An address that holds no board brings nothing.
    if (count === 0) return leave();
    let isLeft = false;
    void fetchItems(board.items.map(({ id: thing }) => thing)).then((found) => !isLeft && take(found));
    return () => void (isLeft = true);
  }, [board, count]);
  if (count === 0) return null;
  const known = board.items.map(({ id: thing }) => things.get(thing)).filter((thing): thing is CatalogItem => Boolean(thing));
  // Until they are known their places are kept.
  const shown: (CatalogItem | null)[] = things.size > 0 ? known : board.items.map(() => null);
  return (
    <section className={styles.board} data-width="full" data-invalid={problem !== null} aria-labelledby="attached-board">
      <div>
        <h2 id="attached-board" className={styles.label}>
          {label}
        </h2>
        <p className={styles.title}>{board.title || words.unnamed}</p>
        <p className={type.meta}>{`${count} ${count === 1 ? words.thing : words.things}`}</p>
      </div>
      <ul className={styles.pictures} aria-hidden="true">
        {shown.slice(0, maxPictures).map((thing, at) => (
          <li key={at}>{thing && <Thumbnail picture={thing.picture} />}</li>
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

function Thumbnail({ picture: { srcSet, focus } }: { picture: CatalogItem['picture'] }) {
  return <img srcSet={srcSet} sizes="5rem" alt="" decoding="async" style={{ objectPosition: focus ?? undefined }} />;
}
