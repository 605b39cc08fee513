import * as React from 'react';
import { titled } from '../../logic/board';
import { groupsOf } from '../../logic/board-order';
import { carriersOf } from '../../logic/board-things';
import { roomName } from '../../logic/board-words';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import { Actions } from './actions';
import { Card } from './card';
import { Head } from './head';
import { createHand, type Hand } from './hand';
import { Paper } from './paper';
import { Rooms } from './rooms';
import { Share } from './share';
import * as styles from './sheet.module.css';
import type { useBoard } from './use-board';
import { useDrag } from './use-drag';
import { useFocusKept } from './use-focus-kept';
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
  const taken = React.useRef<HTMLButtonElement>(null);
  useFocusKept(list, taken, board);
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
          <button ref={taken} type="button" aria-disabled={!undo} onClick={() => undo?.()}>
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
