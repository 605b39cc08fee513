import * as React from 'react';
import { searchPath } from '../../domain/routes/routes';
import { getSearchUrl } from '../../domain/search/search';
import { classNames } from '../../ui/class-names';
import { TextLink } from '../../ui/text-link/text-link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SearchResults } from './search-site';
import { ResultGroups } from './result-groups';
import * as styles from './result-groups.module.css';
import type { SearchState } from './use-search-results';

interface SearchResultsViewProps {
  query: string;
  search: SearchState;
  /** Searches for another query in place. */
  onSearch: (query: string) => void;
  onFollow?: () => void;
  onMore?: () => void;
}

/** The results of a search, or links if there are none. Screen readers hear the number of results. */
export function SearchResultsView({ query, search, ...rest }: SearchResultsViewProps) {
  const { search: messages } = useMessages();
  const results = typeof search === 'object' ? search : null;
  const hasFailed = search === 'failed';
  const problem = hasFailed ? messages.failed : results?.count === 0 && `${messages.none} “${query}”.`;
  return (
    <>
      <p role="status" className={type.hidden}>
        {problem || (results && `${results.count} ${results.count === 1 ? messages.result : messages.results}`)}
      </p>
      {problem && <Lead>{problem}</Lead>}
      {results && <ResultsBody query={query} results={results} {...rest} />}
      {problem && <FallbackLinks hasFailed={hasFailed} onFollow={rest.onFollow} />}
    </>
  );
}

const Lead = ({ children }: { children: React.ReactNode }) => <p className={classNames(type.lead, styles.message)}>{children}</p>;

function ResultsBody({ query, results, onSearch, onFollow, onMore }: Omit<SearchResultsViewProps, 'search'> & { results: SearchResults }) {
  const { search: messages } = useMessages();
  const { groups, count, correctedQuery, suggestedQuery } = results;
  const hasMore = !onMore && groups.some((group) => group.count > group.results.length);
  const onSuggestionClick = (event: React.MouseEvent) => {
    event.preventDefault();
    onSearch(suggestedQuery!);
  };
  return (
    <>
      {correctedQuery && <Lead>{`${messages.mended} ${correctedQuery}.`}</Lead>}
      {suggestedQuery && (
        <p className={styles.suggestion}>
          {messages.meant}{' '}
          <a href={getSearchUrl(suggestedQuery)} data-result onClick={onSuggestionClick}>
            {suggestedQuery}
          </a>
          ?
        </p>
      )}
      <ResultGroups groups={groups} onFollow={onFollow} onMore={onMore} />
      {hasMore && (
        <p className={styles.links} onClick={onFollow}>
          <TextLink to={getSearchUrl(correctedQuery ?? query)} label={`${messages.all}, ${count}`} icon="arrow-right" />
        </p>
      )}
    </>
  );
}

function FallbackLinks({ hasFailed, onFollow }: { hasFailed: boolean; onFollow?: () => void }) {
  const { search: messages } = useMessages();
  return (
    <p className={styles.links} onClick={onFollow}>
      {!hasFailed && <TextLink to="/#partners" label={messages.partners} icon="arrow-right" />}
      {!hasFailed && <TextLink to="/contact-us/inquiry" label={messages.inquiry} icon="arrow-right" />}
      <TextLink to={searchPath} label={messages.list} icon="arrow-right" />
    </p>
  );
}
