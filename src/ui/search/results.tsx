import * as React from 'react';
import type { SearchKind } from '../../logic/search';
import type { Piece } from '../../logic/search-words';
import { classes } from '../classes';
import { Group, Row } from '../found/group';
import { useText } from '../text/text';
import * as type from '../type/type.module.css';
import type { Group as FoundGroup, Result } from './find';
import * as styles from './results.module.css';

interface ResultsProps {
  groups: readonly FoundGroup[];
  onFollowed?: () => void;
  /** Shows more of each kind, where there is more. */
  onMore?: () => void;
}

/** Results under the names of their kinds, with what was found marked. */
export function Results({ groups, onFollowed, onMore }: ResultsProps) {
  const { search: words } = useText();
  const names: Record<SearchKind, string> = {
    brand: words.brands,
    collection: words.collections,
    opening: words.openings,
    question: words.questions,
    article: words.articles,
  };
  return groups.map(({ kind, count, results }) => (
    <Group
      key={kind}
      name={names[kind]}
      count={count}
      more={
        onMore &&
        count > results.length && (
          <button type="button" className={classes(type.label, styles.more)} onClick={onMore}>
            {words.more}
            <span className={type.hidden}> {names[kind]}</span>
          </button>
        )
      }
    >
      {results.map(({ url, title, line, picture }) => (
        <li key={url}>
          <Row
            to={url}
            picture={picture && <Small picture={picture} />}
            title={<Marked pieces={title} />}
            line={<Marked pieces={line} />}
            className={styles.marked}
            onFollowed={onFollowed}
          />
        </li>
      ))}
    </Group>
  ));
}

function Small({ picture }: { picture: NonNullable<Result['picture']> }) {
  const { src, width, height, focus } = picture;
  return <img src={src} width={width} height={height} alt="" decoding="async" style={{ objectPosition: focus ?? undefined }} />;
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : <React.Fragment key={at}>{text}</React.Fragment>));
