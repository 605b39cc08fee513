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
  onResolve: (make: (own: Board, other: Board) => Board) => void;
}

/** What there is to say of a link that led here: what of it could not be read, and that another board is kept here. */
export function LinkNotice({
  messages: words,
  decoded: opened,
  isLinked,
  isPersisted: isKept,
  isEmpty,
  onResolve: onTaken,
}: LinkNoticeProps) {
  const told = [...getLinkProblems(opened, words), ...(!isKept && !isEmpty ? [words.not_kept] : [])];
  if (told.length === 0 && !isLinked) return null;
  return (
    <div className={styles.news} role="status" data-print="none">
      {told.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isLinked && (
        <>
          <p>{words.linked}</p>
          <p className={styles.ways}>
            <Button onClick={() => onTaken(mergeBoards)}>{words.add_to_own}</Button>
            <Button onClick={() => onTaken((_, other) => other)}>{words.take_over}</Button>
            <button type="button" className={type.label} onClick={() => onTaken((own) => own)}>
              {words.leave}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

function getLinkProblems(opened: DecodedBoard | null, words: LinkNoticeProps['messages']): string[] {
  if (!opened) return [];
  const { state, lost } = opened;
  if (state === 'newer') return [words.newer];
  if (state === 'nothing') return [words.no_board];
  return [...(state === 'damaged' ? [words.damaged] : []), ...(lost > 0 ? [`${lost} ${lost === 1 ? words.lost_one : words.lost}`] : [])];
}
