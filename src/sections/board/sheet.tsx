import * as React from 'react';
import { type Board, groupsOf, most, titled } from '../../logic/board';
import { carriersOf } from '../../logic/board-things';
import { roomName } from '../../logic/board-words';
import { usDate } from '../../logic/dates';
import { dayInManila } from '../../logic/publication';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import { Actions } from './actions';
import { Card } from './card';
import { classes } from '../../ui/classes';
import { createHand, type Hand } from './hand';
import { Paper } from './paper';
import { Rooms } from './rooms';
import { Share } from './share';
import * as styles from './sheet.module.css';
import type { useBoard } from './use-board';
import { useDrag } from './use-drag';
import { useThings } from './use-things';

interface SheetProps {
  section: Queries.BoardSectionFragment;
  shown: ReturnType<typeof useBoard>;
}

/** A board laid out by rooms, and what can be done with it. */
export function Sheet({ section, shown }: SheetProps) {
  const { words, rooms, showrooms } = section;
  const { brand } = useText();
  const { board, change, undo } = shown;
  const { things, isAway, tryAgain } = useThings(board);
  const [said, say] = React.useState('');
  const list = React.useRef<HTMLDivElement>(null);
  const hand: Hand = createHand({ board, change, say, things, rooms, words });
  const isDragging = useDrag(list, hand.place);
  const carriers = carriersOf(
    board.items.map(({ thing }) => things.get(thing)),
    showrooms.map(({ slug }) => slug),
  );
  const groups = groupsOf(
    board,
    rooms.map(({ slug }) => slug),
  );
  const numbers = new Map(groups.flatMap(({ items }) => items).map(({ thing }, at) => [thing, at + 1]));
  return (
    <div className={styles.sheet}>
      <Head section={section} board={board} onNamed={(title) => change((before) => titled(before, title), 'title')} />
      <div className={styles.aside}>
        <Actions section={section} board={board} carriers={carriers} />
        <Share words={words} board={board} />
        <p className={styles.back} data-print="none">
          <button type="button" aria-disabled={!undo} onClick={() => undo?.()}>
            {words.undo}
          </button>
          <button type="button" onClick={() => change((before) => ({ ...before, items: [] }))}>
            {words.empty}
          </button>
        </p>
      </div>
      <div ref={list} className={styles.rooms}>
        {isAway && (
          <p role="status" className={styles.away}>
            {words.away}{' '}
            <button type="button" onClick={tryAgain}>
              {words.again}
            </button>
          </p>
        )}
        {groups.map(({ room, items }) => (
          <section key={room} className={styles.room} aria-labelledby={`room-${room}`} data-room={room}>
            <h2 id={`room-${room}`} className={type.label}>
              {roomName(room, rooms, words.no_room)}
            </h2>
            <ol>
              {items.map((item) => (
                <Card
                  key={item.thing}
                  item={item}
                  thing={things.get(item.thing)}
                  number={numbers.get(item.thing)!}
                  section={section}
                  hand={hand}
                />
              ))}
            </ol>
          </section>
        ))}
        <p role="status" className={type.hidden}>
          {said}
        </p>
        <p id="board-move" className={type.hidden}>
          {words.move_help}
        </p>
      </div>
      <Paper showrooms={showrooms.filter(({ slug }) => carriers.some(({ showroom }) => showroom === slug))} label={brand.on_show} />
      {isDragging && <Rooms rooms={rooms} none={words.no_room} />}
    </div>
  );
}

interface HeadProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  onNamed: (title: string) => void;
}

/** The name of a board, which can be written over, and how much is on it. */
function Head({ section, board, onNamed }: HeadProps) {
  const { title, words } = section;
  const count = board.items.length;
  return (
    <div className={styles.head}>
      <p className={classes(type.label, styles.printed)}>{words.maker}</p>
      <h1 className={type.label}>{title}</h1>
      <label className={styles.name}>
        <span className={type.hidden}>{words.name}</span>
        <textarea
          id="board-name"
          value={board.title}
          placeholder={words.unnamed}
          rows={1}
          maxLength={most.title}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onNamed(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <span aria-hidden="true" className={styles.written}>
          {board.title || words.unnamed}
        </span>
      </label>
      <p className={type.meta}>
        {`${count} ${count === 1 ? words.thing : words.things}`}
        <span className={styles.printed}>{` · ${words.printed} ${usDate(dayInManila(new Date()))}`}</span>
      </p>
    </div>
  );
}
