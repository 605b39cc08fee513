import type { Board } from '../../domain/board/board';
import { mergeBoards } from '../../components/board/board-operations';
import type { DecodedBoard } from '../../components/board/board-codec';
import { Button } from '../../ui/button/button';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './link-notice.module.css';

interface LinkNoticeProps {
  messages: Queries.BoardSectionFragment['words'];
  decoded: DecodedBoard | null;
  isLinked: boolean;
  isPersisted: boolean;
  isEmpty: boolean;
  onResolve: (resolve: (own: Board, other: Board) => Board) => void;
}

/** Notices about the link that was opened: what could not be read, and whether another board is stored here. */
export function LinkNotice({ messages, decoded, isLinked, isPersisted, isEmpty, onResolve }: LinkNoticeProps) {
  const notices = [...getLinkProblems(decoded, messages), ...(!isPersisted && !isEmpty ? [messages.not_kept] : [])];
  if (notices.length === 0 && !isLinked) return null;
  return (
    <div className={styles.notice} role="status" data-print="none">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {isLinked && (
        <>
          <p>{messages.linked}</p>
          <p className={styles.actions}>
            <Button onClick={() => onResolve(mergeBoards)}>{messages.add_to_own}</Button>
            <Button onClick={() => onResolve((_, other) => other)}>{messages.take_over}</Button>
            <button type="button" className={type.label} onClick={() => onResolve((own) => own)}>
              {messages.leave}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

function getLinkProblems(decoded: DecodedBoard | null, messages: LinkNoticeProps['messages']): string[] {
  if (!decoded) return [];
  const { state, lost } = decoded;
  if (state === 'newer') return [messages.newer];
  if (state === 'nothing') return [messages.no_board];
  return [
    ...(state === 'damaged' ? [messages.damaged] : []),
    ...(lost > 0 ? [`${lost} ${lost === 1 ? messages.lost_one : messages.lost}`] : []),
  ];
}
