import { isBoardPersisted } from '../../components/board/board-store';
import { classNames, kit } from '../../ui/kit';
import * as styles from './board.module.css';
import { boardTitleId, BoardView } from './board-view';
import { useBoard, useCatalog } from './use-board';
import { compareBoards, getItemLabel, mergeBoards } from '../../components/board/board-operations';
import type { Board } from '../../domain/board';
import { Button, ButtonLink } from '../../ui/button';
import * as buttonStyles from '../../ui/button.module.css';
import { TextLink } from '../../ui/link';
import { Figure } from '../../ui/figure';
import { useMessages } from '../../ui/messages';
import * as plainStyles from '../../ui/plain.module.css';
import { graphql } from 'gatsby';

/** The page of the board: the board, or how to start one. */
export function BoardSection({ section }: { section: Queries.BoardSectionFragment }) {
  const boardState = useBoard();
  const isEmpty = boardState.board.items.length === 0 && boardState.undo === null;
  return (
    <div className={classNames(kit.wrap, kit.first, kit.last, styles.board)}>
      <LinkNotice section={section} boardState={boardState} isEmpty={isEmpty} />
      {isEmpty ? <EmptyState section={section} /> : <BoardView section={section} boardState={boardState} />}
    </div>
  );
}

interface LinkNoticeProps {
  section: Queries.BoardSectionFragment;
  boardState: ReturnType<typeof useBoard>;
  isEmpty: boolean;
}

/** Notices about the link that was opened: what could not be read, and that its board was sent, beside one’s own with what differs. */
function LinkNotice({ section: { messages }, boardState, isEmpty }: LinkNoticeProps) {
  const { board, own, decoded, isLinked, isBeside, resolveLinked } = boardState;
  const problem = decoded && { whole: undefined, unreadable: messages.no_board, newer: messages.newer }[decoded.state];
  const both = isBeside && mergeBoards(own, board);
  const notices = [
    ...(problem ? [problem] : []),
    ...(!isBoardPersisted() && !isEmpty ? [messages.not_kept] : []),
    ...(isLinked ? [isBeside ? messages.differs : messages.sent] : []),
    ...(isBeside && !both ? [messages.too_much] : []),
  ];
  if (notices.length === 0) return null;
  return (
    <div className={classNames(kit.stack, styles.notice)} data-print="none">
      <div role="status">
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
      {isBeside && <Differences messages={messages} own={own} other={board} />}
      {isLinked && (
        // The pressed button goes with the choice.
        <p className={classNames(kit.cluster, styles.noticeActions)} onClick={() => document.getElementById(boardTitleId)!.focus()}>
          <Button onClick={() => resolveLinked((_, other) => other)}>{isBeside ? messages.take_over : messages.keep}</Button>
          {both && <Button onClick={() => resolveLinked(() => both)}>{messages.keep_both}</Button>}
          {isBeside && (
            <button type="button" className={classNames(kit.label, buttonStyles.plain)} onClick={() => resolveLinked((mine) => mine)}>
              {messages.leave}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface DifferencesProps {
  messages: Queries.BoardSectionFragment['messages'];
  own: Board;
  other: Board;
}

/** What differs between one’s own board and another, an item a line. */
function Differences({ messages, own, other }: DifferencesProps) {
  const { request } = useMessages();
  const { items, isOrder, isTitle } = compareBoards(own, other);
  const { catalog } = useCatalog({ title: '', items: [...own.items, ...other.items] });
  const { room, note, only_mine, only_theirs, name, order } = messages;
  const words = { room, note, requests: request.asked, only_mine, only_theirs };
  return (
    <ul className={classNames(kit.small, styles.differences)}>
      {items.map(({ id, parts }) => (
        <li key={id}>{`${getItemLabel(id, catalog)}: ${parts.map((part) => words[part]).join(', ')}`}</li>
      ))}
      {isOrder && <li>{order}</li>}
      {isTitle && <li>{`${name}: ${other.title || messages.unnamed}`}</li>}
    </ul>
  );
}

/** The empty board: its purpose, and how to start one, once it is known to be empty. Until then, it is what is prerendered for every board. */
function EmptyState({ section }: { section: Queries.BoardSectionFragment }) {
  const { title, lead, how, plain, actions, picture } = section;
  const [first, ...others] = actions;
  return (
    <div className={classNames(kit.grid, styles.emptyState)}>
      <div style={{ '--columns': '1 / 7' }}>
        <h1>{title}</h1>
        <p className={classNames(kit.lead, styles.introduction)}>{lead}</p>
        <ol className={classNames(kit.ruled, styles.instructions)}>
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classNames(plainStyles.plain, styles.plain)}>{plain}</p>
        <p className={classNames(kit.cluster, styles.actions)}>
          {first && <ButtonLink label={first.label} to={first.to} />}{' '}
          {others.map(({ label, to }) => (
            <TextLink key={to} label={label} to={to} />
          ))}
        </p>
      </div>
      <Figure picture={picture} sizes="(max-width: 800px) 90vw / 0.9, 36vw / 0.8" number={1} className={styles.picture} isPriority />
    </div>
  );
}

export const boardSectionFragment = graphql`
  fragment BoardSection on BoardSection {
    title
    lead
    how
    plain
    actions {
      ...Action
    }
    picture {
      ...Picture
    }
    messages {
      ...BoardViewText
    }
    rooms {
      slug
      name
    }
    showrooms {
      slug
      name
      short_name
      address
      phones
    }
  }
`;
