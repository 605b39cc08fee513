import * as React from 'react';
import { searchPath } from '../../domain/routes';
import { getSearchUrl, type SearchKind } from '../../domain/search';
import { classNames, kit } from '../../ui/kit';
import { TextLink } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import { searchSite, type SearchResults, type SearchResultGroup, type SearchResult } from './search-site';
import * as styles from './live-search-results.module.css';
import type { TextSegment } from './term-matching';
import { ResultGroup, ResultRow } from './result-list';

/** The state of a search: empty query, pending, failed, or its results. */
type SearchState = 'idle' | 'pending' | 'failed' | AnsweredQuery;

/** The results with the query that they answer: an earlier one while the next is searched for. */
interface AnsweredQuery extends SearchResults {
  readonly query: string;
}

/** The delay after the last input before a search starts, in milliseconds. */
const debounceDelay = 120;

/** The results for a query while it is typed. The previous results stay until the next ones arrive. */
function useSearchResults(query: string, maxPerKind: number): SearchState {
  const [search, setSearch] = React.useState<SearchState>('pending');
  const runSearch = React.useEffectEvent(() => searchSite(query, maxPerKind));
  React.useEffect(() => {
    if (query === '') return;
    let isCancelled = false;
    const show = (next: SearchState) => {
      if (!isCancelled) setSearch(next);
    };
    const timer = setTimeout(() => {
      runSearch().then(
        (results) => show({ ...results, query }),
        () => show('failed'),
      );
    }, debounceDelay);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [query, maxPerKind]);
  return query === '' ? 'idle' : search;
}

interface LiveSearchResultsProps extends Omit<ResultsBodyProps, 'results'> {
  maxPerKind: number;
  /** Shown while the query is empty, and when the search fails. */
  children?: React.ReactNode;
}

/** The results for a query while it is typed, or links if there are none. Screen readers hear the number of results. */
export function LiveSearchResults({ maxPerKind, children, ...rest }: LiveSearchResultsProps) {
  const { search: messages } = useMessages();
  const search = useSearchResults(rest.query, maxPerKind);
  const results = typeof search === 'object' ? search : null;
  const hasFailed = search === 'failed';
  const problem = hasFailed ? messages.failed : results?.count === 0 && `${messages.none} “${results.query}”.`;
  return (
    <>
      <p role="status" className={kit.hidden} data-searched={results ? '' : undefined}>
        {problem || (results && `${results.count} ${results.count === 1 ? messages.result : messages.results}`)}
      </p>
      {problem && <Lead>{problem}</Lead>}
      {results && <ResultsBody {...rest} results={results} />}
      {problem && (
        <p className={classNames(kit.cluster, styles.links)} onClick={rest.onFollow}>
          {!hasFailed && <TextLink to="/#partners" label={messages.partners} icon="arrow-right" />}
          {!hasFailed && <TextLink to="/contact-us/inquiry" label={messages.inquiry} icon="arrow-right" />}
          <TextLink to={searchPath} label={messages.list} icon="arrow-right" />
        </p>
      )}
      {(search === 'idle' || hasFailed) && children}
    </>
  );
}

const Lead = ({ children }: { children: React.ReactNode }) => <p className={classNames(kit.lead, styles.message)}>{children}</p>;

interface ResultsBodyProps {
  query: string;
  results: SearchResults;
  /** Searches for another query in place. */
  onSearch: (query: string) => void;
  onFollow?: () => void;
  /** Shows more results of each kind. */
  onMore?: () => void;
}

function ResultsBody({ query, results, onSearch, onFollow, onMore }: ResultsBodyProps) {
  const { search: messages } = useMessages();
  const { groups, count, correctedQuery, suggestedQuery } = results;
  const hasMore = !onMore && groups.some((group) => group.count > group.results.length);
  const onSuggestionClick = (event: React.MouseEvent) => {
    event.preventDefault();
    onSearch(suggestedQuery!);
  };
  return (
    <>
      {correctedQuery && <Lead>{`${messages.corrected} ${correctedQuery}.`}</Lead>}
      {suggestedQuery && (
        <p className={styles.suggestion}>
          {messages.did_you_mean}{' '}
          <a href={getSearchUrl(suggestedQuery)} className={kit.thin} data-result onClick={onSuggestionClick}>
            {suggestedQuery}
          </a>
          ?
        </p>
      )}
      <ResultGroups groups={groups} onFollow={onFollow} onMore={onMore} />
      {hasMore && (
        <p className={classNames(kit.cluster, styles.links)} onClick={onFollow}>
          <TextLink to={getSearchUrl(correctedQuery ?? query)} label={`${messages.all}, ${count}`} icon="arrow-right" />
        </p>
      )}
    </>
  );
}

interface ResultGroupsProps {
  groups: readonly SearchResultGroup[];
  onFollow?: () => void;
  /** Shows more results of each kind. */
  onMore?: () => void;
}

/** Results grouped by kind, with matches marked. */
function ResultGroups({ groups, onFollow, onMore }: ResultGroupsProps) {
  const { search: messages } = useMessages();
  const names: Record<SearchKind, string> = {
    answer: messages.answers,
    brand: messages.brands,
    collection: messages.collections,
    document: messages.documents,
    showroom: messages.showrooms,
    opening: messages.openings,
    page: messages.pages,
    question: messages.questions,
    article: messages.articles,
  };
  return groups.map(({ kind, count, results }) => (
    <ResultGroup
      key={kind}
      name={names[kind]}
      count={results.length < count ? `${results.length} ${messages.of} ${count}` : count}
      more={
        onMore &&
        count > results.length && (
          <button type="button" className={classNames(kit.label, styles.showMore)} onClick={onMore}>
            {messages.more}
            <span className={kit.hidden}> {names[kind]}</span>
          </button>
        )
      }
    >
      {results.map(({ url, title, line, picture }, index) => (
        <li key={`${url} ${index}`}>
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
