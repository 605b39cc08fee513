import type { Board } from '../../logic/board';
import { merged } from '../../logic/board-order';
import type { OpenedBoard } from '../../logic/board-address';
import { Button } from '../../ui/button/button';
import * as type from '../../ui/type/type.module.css';
import * as styles from './news.module.css';

interface NewsProps {
  words: Queries.BoardSectionFragment['words'];
  opened: OpenedBoard | null;
  isLinked: boolean;
  isKept: boolean;
  isEmpty: boolean;
  onTaken: (make: (own: Board, other: Board) => Board) => void;
}

/** What there is to say of a link that led here: what of it could not be read, and that another board is kept here. */
export function News({ words, opened, isLinked, isKept, isEmpty, onTaken }: NewsProps) {
  const told = [...faultsOf(opened, words), ...(!isKept && !isEmpty ? [words.not_kept] : [])];
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
            <Button onClick={() => onTaken(merged)}>{words.add_to_own}</Button>
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

function faultsOf(opened: OpenedBoard | null, words: NewsProps['words']): string[] {
  if (!opened) return [];
  const { state, lost } = opened;
  if (state === 'newer') return [words.newer];
  if (state === 'nothing') return [words.no_board];
  return [...(state === 'damaged' ? [words.damaged] : []), ...(lost > 0 ? [`${lost} ${lost === 1 ? words.lost_one : words.lost}`] : [])];
}
