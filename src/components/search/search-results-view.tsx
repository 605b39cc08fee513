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
  /** Asks for something else in place. */
  onSearch: (query: string) => void;
  onFollow?: () => void;
  onMore?: () => void;
}

const isSearchResults = (search: SearchState): search is SearchResults => typeof search === 'object';

/** What came of a search: results, or what to do where there are none. How many there are is said to screen readers. */
export function SearchResultsView({ query, search, ...rest }: SearchResultsViewProps) {
  const { search: words } = useMessages();
  const count = isSearchResults(search) ? search.count : 0;
  const none = `${words.none} “${query}”.`;
  const said =
    search === 'failed'
      ? words.failed
      : !isSearchResults(search)
        ? ''
        : count === 0
          ? none
          : `${count} ${count === 1 ? words.result : words.results}`;
  return (
    <>
      <p role="status" className={type.hidden}>
        {said}
      </p>
      {search === 'failed' && <Lead>{words.failed}</Lead>}
      {isSearchResults(search) && count === 0 && <Lead>{none}</Lead>}
      {isSearchResults(search) && <ResultsBody query={query} found={search} {...rest} />}
      {(search === 'failed' || (isSearchResults(search) && count === 0)) && (
        <FallbackLinks isOut={search === 'failed'} onFollowed={rest.onFollow} />
      )}
    </>
  );
}

const Lead = ({ children }: { children: React.ReactNode }) => <p className={classNames(type.lead, styles.lead)}>{children}</p>;

function ResultsBody({
  query,
  found,
  onSearch: onAsked,
  onFollow: onFollowed,
  onMore,
}: Omit<SearchResultsViewProps, 'search'> & { found: SearchResults }) {
  const { search: words } = useMessages();
  const { groups, count, correctedQuery: mended, suggestedQuery: guess } = found;
  const isPart = !onMore && groups.some((group) => group.count > group.results.length);
  const ask = (event: React.MouseEvent) => {
    event.preventDefault();
    onAsked(guess!);
  };
  return (
    <>
      {mended && <Lead>{`${words.mended} ${mended}.`}</Lead>}
      {guess && (
        <p className={styles.guess}>
          {words.meant}{' '}
          <a href={getSearchUrl(guess)} data-result onClick={ask}>
            {guess}
          </a>
          ?
        </p>
      )}
      <ResultGroups groups={groups} onFollow={onFollowed} onMore={onMore} />
      {isPart && (
        <p className={styles.ways} onClick={onFollowed}>
          <TextLink to={getSearchUrl(mended ?? query)} label={`${words.all}, ${count}`} icon="arrow-right" />
        </p>
      )}
    </>
  );
}

function FallbackLinks({ isOut, onFollowed }: { isOut: boolean; onFollowed?: () => void }) {
  const { search: words } = useMessages();
  return (
    <p className={styles.ways} onClick={onFollowed}>
      {!isOut && <TextLink to="/#partners" label={words.partners} icon="arrow-right" />}
      {!isOut && <TextLink to="/contact-us/inquiry" label={words.inquiry} icon="arrow-right" />}
      <TextLink to={searchPath} label={words.list} icon="arrow-right" />
    </p>
  );
}
