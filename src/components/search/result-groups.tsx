import * as React from 'react';
import type { SearchKind } from '../../domain/search/search';
import type { TextSegment } from './term-matching';
import { classNames } from '../../ui/class-names';
import { ResultGroup, ResultRow } from '../result-list/result-group';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SearchResultGroup, SearchResult } from './search-site';
import * as styles from './result-groups.module.css';

interface ResultGroupsProps {
  groups: readonly SearchResultGroup[];
  onFollow?: () => void;
  /** Shows more results of each kind. */
  onMore?: () => void;
}

/** Results grouped by kind, with matches marked. */
export function ResultGroups({ groups, onFollow, onMore }: ResultGroupsProps) {
  const { search: messages } = useMessages();
  const names: Record<SearchKind, string> = {
    brand: messages.brands,
    collection: messages.collections,
    showroom: messages.showrooms,
    opening: messages.openings,
    question: messages.questions,
    article: messages.articles,
  };
  return groups.map(({ kind, count, results }) => (
    <ResultGroup
      key={kind}
      name={names[kind]}
      count={count}
      more={
        onMore &&
        count > results.length && (
          <button type="button" className={classNames(type.label, styles.showMore)} onClick={onMore}>
            {messages.more}
            <span className={type.hidden}> {names[kind]}</span>
          </button>
        )
      }
    >
      {results.map(({ url, title, line, picture }) => (
        <li key={url}>
          <ResultRow
            to={url}
            picture={picture && <Thumbnail picture={picture} />}
            title={<HighlightedText segments={title} />}
            line={<HighlightedText segments={line} />}
            className={styles.highlighted}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ResultGroup>
  ));
}

function Thumbnail({ picture }: { picture: NonNullable<SearchResult['picture']> }) {
  const { src, width, height, focus } = picture;
  return <img src={src} width={width} height={height} alt="" decoding="async" style={{ objectPosition: focus ?? undefined }} />;
}

const HighlightedText = ({ segments }: { segments: readonly TextSegment[] }) =>
  segments.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
