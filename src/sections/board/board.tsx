import { isBoardPersisted } from '../../components/board/board-store';
import { classNames } from '../../ui/class-names';
import * as kit from '../../ui/kit.module.css';
import * as styles from './board.module.css';
import { BoardView } from './board-view';
import { useBoard } from './use-board';
import { mergeBoards } from '../../components/board/board-operations';
import { Button, ButtonLink } from '../../ui/button';
import * as buttonStyles from '../../ui/button.module.css';
import { TextLink } from '../../ui/text-link';
import { Figure } from '../../ui/figure';
import { graphql } from 'gatsby';

/** The page of the board: the board, or how to start one. */
export function BoardSection({ section }: { section: Queries.BoardSectionFragment }) {
  const boardState = useBoard();
  const isEmpty = boardState.board.items.length === 0 && boardState.undo === null;
  return (
    <div className={classNames(kit.wrap, kit.first, kit.last, styles.board)}>
      <LinkNotice messages={section.messages} boardState={boardState} isEmpty={isEmpty} />
      {isEmpty ? <EmptyState section={section} /> : <BoardView section={section} boardState={boardState} />}
    </div>
  );
}

interface LinkNoticeProps {
  messages: Queries.BoardSectionFragment['messages'];
  boardState: ReturnType<typeof useBoard>;
  isEmpty: boolean;
}

/** Notices about the link that was opened: what could not be read, and whether another board is stored here. */
function LinkNotice({ messages, boardState, isEmpty }: LinkNoticeProps) {
  const { decoded, isLinked, resolveLinked } = boardState;
  const problem = decoded && { whole: undefined, unreadable: messages.no_board, newer: messages.newer }[decoded.state];
  const notices = [...(problem ? [problem] : []), ...(!isBoardPersisted() && !isEmpty ? [messages.not_kept] : [])];
  if (notices.length === 0 && !isLinked) return null;
  return (
    <div className={classNames(kit.stack, styles.notice)} role="status" data-print="none">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {isLinked && (
        <>
          <p>{messages.linked}</p>
          <p className={classNames(kit.cluster, styles.noticeActions)}>
            <Button onClick={() => resolveLinked(mergeBoards)}>{messages.add_to_own}</Button>
            <Button onClick={() => resolveLinked((_, other) => other)}>{messages.take_over}</Button>
            <button type="button" className={classNames(kit.label, buttonStyles.plain)} onClick={() => resolveLinked((own) => own)}>
              {messages.leave}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** The empty board: its purpose, and how to start one. */
function EmptyState({ section }: { section: Queries.BoardSectionFragment }) {
  const { title, lead, how, plain, actions, picture } = section;
  const [first, ...others] = actions;
  return (
    <div className={classNames(kit.grid, styles.emptyState)}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={classNames(kit.lead, styles.introduction)}>{lead}</p>
        <ol className={classNames(kit.ruled, styles.instructions)}>
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <noscript>
          <p className={styles.linkButton}>{plain}</p>
        </noscript>
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
      name
      unnamed
      item
      items
      no_room
      room
      note
      add_note
      move
      move_help
      earlier
      later
      place
      remove
      removed
      undo
      empty
      inquire
      visit
      most
      share
      link
      copy
      copied
      send
      code
      no_code
      project
      schedule
      item_column
      saved
      print
      printed
      maker
      linked
      add_to_own
      take_over
      leave
      newer
      no_board
      gone
      not_fetched
      again
      not_kept
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
