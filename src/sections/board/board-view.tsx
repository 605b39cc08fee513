import * as React from 'react';
import { withTitle } from '../../domain/board/board';
import { groupByRoom } from '../../components/board/board-operations';
import { rankShowrooms } from '../../domain/board/board-catalog';
import { getRoomName } from '../../components/board/board-text';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { NextSteps } from './next-steps';
import { ItemCard } from './item-card';
import { BoardHeader } from './board-header';
import { createBoardActions, type BoardActions } from './board-actions';
import { PrintFooter } from './print-footer';
import { RoomDropBar } from './room-drop-bar';
import { SharePanel } from './share-panel';
import * as styles from './board-view.module.css';
import type { useBoard } from './use-board';
import { useDragAndDrop } from './use-drag-and-drop';
import { usePreserveFocus } from './use-preserve-focus';
import { useCatalog } from './use-catalog';

interface BoardViewProps {
  section: Queries.BoardSectionFragment;
  boardState: ReturnType<typeof useBoard>;
}

/** A board laid out by rooms, and what can be done with it. */
export function BoardView({ section, boardState: shown }: BoardViewProps) {
  const { words, rooms, showrooms } = section;
  const { brand } = useMessages();
  const { board, change, undo } = shown;
  const { catalog: things, isIncomplete: isAway, retry: tryAgain } = useCatalog(board);
  const [said, say] = React.useState('');
  const list = React.useRef<HTMLDivElement>(null);
  const taken = React.useRef<HTMLButtonElement>(null);
  usePreserveFocus(list, taken, board);
  const hand: BoardActions = createBoardActions({ board, change, announce: say, catalog: things, rooms, messages: words });
  const isDragging = useDragAndDrop(list, hand.moveTo);
  const carriers = rankShowrooms(
    board.items.map(({ id: thing }) => things.get(thing)),
    showrooms.map(({ slug }) => slug),
  );
  const groups = groupByRoom(
    board,
    rooms.map(({ slug }) => slug),
  );
  const numbers = new Map(groups.flatMap(({ items }) => items).map(({ id: thing }, at) => [thing, at + 1]));
  return (
    <div className={styles.sheet}>
      <BoardHeader section={section} board={board} onTitleChange={(title) => change((before) => withTitle(before, title), 'title')} />
      <div className={styles.aside}>
        <NextSteps section={section} board={board} rankedShowrooms={carriers} />
        <SharePanel words={words} board={board} />
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
              {getRoomName(room, rooms, words.no_room)}
            </h2>
            <ol>
              {items.map((item) => (
                <ItemCard
                  key={item.id}
                  item={item}
                  catalogItem={things.get(item.id)}
                  number={numbers.get(item.id)!}
                  section={section}
                  actions={hand}
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
      <PrintFooter showrooms={showrooms.filter(({ slug }) => carriers.some(({ showroom }) => showroom === slug))} label={brand.on_show} />
      {isDragging && <RoomDropBar rooms={rooms} none={words.no_room} />}
    </div>
  );
}
