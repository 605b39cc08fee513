import * as React from 'react';
import { withTitle, type Board, boardLimits } from '../../domain/board';
import { groupByRoom, getRoomName, type Room } from '../../components/board/board-operations';
import { rankShowrooms } from '../../domain/board-catalog';
import * as buttonStyles from '../../ui/button.module.css';
import { useMessages } from '../../ui/messages';
import { classNames, kit } from '../../ui/kit';
import { NextSteps, Schedule, SharePanel } from './share-panel';
import { ItemCard, takeLine } from './item-card';
import { createBoardActions, type BoardActions, type useBoard, useCatalog } from './use-board';
import * as styles from './board-view.module.css';
import { formatUsDate, toManilaDay } from '../../domain/dates';
import { getNow } from '../../runtime/get-now';
import { useOnDemand } from '../../runtime/on-demand';

interface BoardViewProps {
  section: Queries.BoardSectionFragment;
  boardState: ReturnType<typeof useBoard>;
}

/** The heading, which gets the focus once a board that was sent is kept. */
export const boardTitleId = 'board-title';

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
  const takeBack = () => {
    undo?.();
    // What was announced is no longer so.
    announce('');
  };
  const isDragging = useDragAndDrop(listRef, actions.moveTo);
  const rankedShowrooms = rankShowrooms(
    board.items.map(({ id }) => catalog.get(id)),
    showrooms.map(({ slug }) => slug),
  );
  const groups = groupByRoom(
    board,
    rooms.map(({ slug }) => slug),
  );
  return (
    <div className={classNames(kit.grid, styles.view)}>
      <BoardHeader
        section={section}
        boardState={boardState}
        onTitleChange={(title) => change((current) => withTitle(current, title), 'title')}
      />
      <div className={classNames(kit.stack, styles.aside)}>
        <NextSteps section={section} board={board} rankedShowrooms={rankedShowrooms} />
        <SharePanel messages={messages} board={board} />
        <Schedule section={section} board={board} catalog={catalog} />
        <p className={classNames(kit.small, styles.undo)} data-print="none">
          <button ref={undoRef} type="button" className={kit.hover} aria-disabled={!undo} onClick={takeBack}>
            {messages.undo}
          </button>
          <button type="button" className={kit.hover} onClick={actions.empty}>
            {messages.empty}
          </button>
        </p>
      </div>
      <div ref={listRef} className={classNames(kit.stack, styles.rooms)}>
        {isIncomplete && (
          <p role="status">
            {messages.not_fetched}{' '}
            <button type="button" className={buttonStyles.plain} onClick={retry}>
              {messages.again}
            </button>
          </p>
        )}
        {groups.map(({ room, items }) => (
          <section key={room} className={styles.room} aria-labelledby={`room-${room}`} data-room={room}>
            <h2 id={`room-${room}`} className={kit.label}>
              {getRoomName(room, rooms, messages.no_room)}
            </h2>
            <ol>
              {items.map((item) => (
                <ItemCard key={item.id} item={item} catalogItem={catalog.get(item.id)} section={section} actions={actions} />
              ))}
            </ol>
          </section>
        ))}
        <p role="status" className={kit.hidden}>
          {announcement}
        </p>
        <p id="board-move" className={kit.hidden}>
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
    <section className={styles.printFooter}>
      <h2 className={kit.label}>{label}</h2>
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
    <div className={styles.dropBar} aria-hidden="true">
      {[...rooms, { slug: '', name: noRoomLabel }].map(({ slug, name }) => (
        <span key={slug} className={kit.label} data-drop={slug}>
          {name}
        </span>
      ))}
    </div>
  );
}

interface BoardHeaderProps {
  section: Queries.BoardSectionFragment;
  boardState: BoardViewProps['boardState'];
  onTitleChange: (title: string) => void;
}

/** The editable title of a board, and the number of its items. */
function BoardHeader({ section, boardState: { board, isLinked }, onTitleChange }: BoardHeaderProps) {
  const { title, messages } = section;
  const count = board.items.length;
  return (
    <div className={styles.header}>
      <p className={classNames(kit.label, styles.printOnly)}>{messages.maker}</p>
      <h1 id={boardTitleId} tabIndex={-1}>
        {isLinked ? messages.sent_title : title}
      </h1>
      <label htmlFor="board-name" className={classNames(kit.label, kit.muted, styles.nameLabel)} data-print="none">
        {messages.name}
      </label>
      <div className={styles.name}>
        <textarea
          id="board-name"
          value={board.title}
          placeholder={messages.unnamed}
          rows={1}
          maxLength={boardLimits.title}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onTitleChange(takeLine(target))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <span aria-hidden="true" className={styles.mirror}>
          {board.title || messages.unnamed}
        </span>
      </div>
      <p className={classNames(kit.meta, kit.after)}>
        {`${count} ${count === 1 ? messages.item : messages.items}`}
        <span className={styles.printOnly}>{` · ${messages.printed} ${formatUsDate(toManilaDay(getNow()))}`}</span>
      </p>
    </div>
  );
}

const loadDragAndDrop = () =>
  import(/* webpackChunkName: "board-drag" */ './drag-and-drop').then(({ enableDragAndDrop }) => enableDragAndDrop);

/** Makes the items of a list draggable, and returns whether one is being dragged. Without its code, buttons and keys still move them. */
function useDragAndDrop(list: React.RefObject<HTMLElement | null>, moveTo: BoardActions['moveTo']): boolean {
  const [isDragging, setDragging] = React.useState(false);
  const onDrop = React.useEffectEvent(moveTo);
  const [enableDragAndDrop] = useOnDemand(loadDragAndDrop, true);
  React.useEffect(
    () => enableDragAndDrop?.(list.current!, { onDraggingChange: setDragging, onDrop: (...where) => onDrop(...where) }),
    [list, enableDragAndDrop],
  );
  return isDragging;
}

type ElementRef = React.RefObject<HTMLElement | null>;

/** Keeps the focus when a board is rearranged: an element that moves in the DOM loses it. If the item was removed, undo gets the focus. */
function usePreserveFocus(listRef: ElementRef, undoRef: ElementRef, board: Board): void {
  const last = React.useRef<{ itemId: string; tool: string } | null>(null);
  React.useEffect(() => {
    const element = listRef.current!;
    const onFocusIn = ({ target }: FocusEvent) => {
      const tool = (target as HTMLElement).dataset['tool'];
      const itemId = (target as HTMLElement).closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
      last.current = tool && itemId ? { itemId, tool } : null;
    };
    element.addEventListener('focusin', onFocusIn);
    return () => element.removeEventListener('focusin', onFocusIn);
  }, [listRef]);
  React.useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { itemId, tool } = last.current;
    const tools = [...listRef.current!.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`)];
    const match = tools.find((button) => button.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'] === itemId);
    (match ?? undoRef.current)?.focus();
  }, [board, listRef, undoRef]);
}
