import * as React from 'react';
import { withTitle } from '../../domain/board/board';
import { groupByRoom } from '../../components/board/board-operations';
import { rankShowrooms } from '../../domain/board/board-catalog';
import { getRoomName, type Room } from '../../components/board/board-text';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { NextSteps } from './next-steps';
import { ItemCard } from './item-card';
import { BoardHeader } from './board-header';
import { createBoardActions, type BoardActions } from './board-actions';
import { SharePanel } from './share-panel';
import * as styles from './board-view.module.css';
import type { useBoard } from './use-board';
import { useDragAndDrop } from './use-drag-and-drop';
import { usePreserveFocus } from './use-preserve-focus';
import { useCatalog } from './use-catalog';
import * as printFooterStyles from './print-footer.module.css';
import * as roomDropBarStyles from './room-drop-bar.module.css';

interface BoardViewProps {
  section: Queries.BoardSectionFragment;
  boardState: ReturnType<typeof useBoard>;
}

/** A board by rooms, with its actions. */
export function BoardView({ section, boardState }: BoardViewProps) {
  const { messages, rooms, showrooms } = section;
  const { brand } = useMessages();
  const { board, change, undo } = boardState;
  const { catalog, isIncomplete, retry } = useCatalog(board);
  const [announcement, announce] = React.useState('');
  const listRef = React.useRef<HTMLDivElement>(null);
  const undoRef = React.useRef<HTMLButtonElement>(null);
  usePreserveFocus(listRef, undoRef, board);
  const actions: BoardActions = createBoardActions({ board, change, announce, catalog, rooms, messages });
  const isDragging = useDragAndDrop(listRef, actions.moveTo);
  const rankedShowrooms = rankShowrooms(
    board.items.map(({ id }) => catalog.get(id)),
    showrooms.map(({ slug }) => slug),
  );
  const groups = groupByRoom(
    board,
    rooms.map(({ slug }) => slug),
  );
  const numbers = new Map(groups.flatMap(({ items }) => items).map(({ id }, index) => [id, index + 1]));
  return (
    <div className={classNames(grid.grid, styles.view)}>
      <BoardHeader section={section} board={board} onTitleChange={(title) => change((current) => withTitle(current, title), 'title')} />
      <div className={classNames(grid.stack, styles.aside)}>
        <NextSteps section={section} board={board} rankedShowrooms={rankedShowrooms} />
        <SharePanel messages={messages} board={board} />
        <p className={classNames(type.small, styles.undo)} data-print="none">
          <button ref={undoRef} type="button" aria-disabled={!undo} onClick={() => undo?.()}>
            {messages.undo}
          </button>
          <button type="button" onClick={() => change((current) => ({ ...current, items: [] }))}>
            {messages.empty}
          </button>
        </p>
      </div>
      <div ref={listRef} className={classNames(grid.stack, styles.rooms)}>
        {isIncomplete && (
          <p role="status" className={styles.removed}>
            {messages.not_fetched}{' '}
            <button type="button" onClick={retry}>
              {messages.again}
            </button>
          </p>
        )}
        {groups.map(({ room, items }) => (
          <section key={room} className={styles.room} aria-labelledby={`room-${room}`} data-room={room}>
            <h2 id={`room-${room}`} className={type.label}>
              {getRoomName(room, rooms, messages.no_room)}
            </h2>
            <ol>
              {items.map((item) => (
                <ItemCard
                  key={item.id}
                  item={item}
                  catalogItem={catalog.get(item.id)}
                  number={numbers.get(item.id)!}
                  section={section}
                  actions={actions}
                />
              ))}
            </ol>
          </section>
        ))}
        <p role="status" className={type.hidden}>
          {announcement}
        </p>
        <p id="board-move" className={type.hidden}>
          {messages.move_help}
        </p>
      </div>
      <PrintFooter
        showrooms={showrooms.filter(({ slug }) => rankedShowrooms.some(({ showroom }) => showroom === slug))}
        label={brand.on_show}
      />
      {isDragging && <RoomDropBar rooms={rooms} noRoomLabel={messages.no_room} />}
    </div>
  );
}

/** The footer of the printed board: the showrooms that display some of it. */
function PrintFooter({ showrooms, label }: { showrooms: Queries.BoardSectionFragment['showrooms']; label: string }) {
  if (showrooms.length === 0) return null;
  return (
    <section className={printFooterStyles.printFooter}>
      <h2 className={type.label}>{label}</h2>
      <ul>
        {showrooms.map(({ slug, name, address, phones }) => (
          <li key={slug}>
            <b>{name}</b>
            <span>{address}</span>
            <span>{phones.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rooms at the bottom of the screen, as drop targets. */
function RoomDropBar({ rooms, noRoomLabel }: { rooms: readonly Room[]; noRoomLabel: string }) {
  return (
    <div className={roomDropBarStyles.rooms} aria-hidden="true">
      {[...rooms, { slug: '', name: noRoomLabel }].map(({ slug, name }) => (
        <span key={slug} className={type.label} data-drop={slug}>
          {name}
        </span>
      ))}
    </div>
  );
}
