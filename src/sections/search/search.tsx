import * as React from 'react';
import { getSearchQuery, getSearchUrl } from '../../domain/search';
import { classNames } from '../../ui/class-names';
import { useQueryString } from '../../runtime/navigation/address';
import { SearchForm } from '../../components/search/search-form';
import { moveResultFocus } from '../../components/search/result-list';
import * as grid from '../../ui/grid.module.css';
import type { LiveSearchResults } from '../../components/search/live-search-results';
import { getMessages } from '../../ui/messages';
import * as type from '../../ui/typography.module.css';
import type { SectionProps } from '../section-props';
import { AllEntries } from './all-entries';
import * as styles from './search.module.css';
import { useOnDemand } from '../../runtime/islands/loader';

const loadSearchView = () =>
  import(/* webpackChunkName: "search" */ '../../components/search/live-search-results').then((part) => part.LiveSearchResults);

/** The number of results of each kind shown at first, and added by each press of "more". */
const pageSize = 12;

/** The search page: the results for the query in the URL, or everything in one list. */
export function SearchSection({ section }: SectionProps<Queries.SearchSectionFragment>) {
  const { search: messages } = getMessages();
  const [queryString, setUrl] = useQueryString();
  const currentQuery = getSearchQuery(queryString);
  const [limit, setLimit] = React.useState({ query: currentQuery, maxPerKind: pageSize });
  const maxPerKind = limit.query === currentQuery ? limit.maxPerKind : pageSize;
  const searchFor = (query: string) => setUrl(getSearchUrl(query));
  const inputRef = useSyncedInput(currentQuery, searchFor);
  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    searchFor(inputRef.current!.value);
    inputRef.current!.blur();
  };
  const hasQuery = currentQuery !== '';
  const [View, , hasFailed] = useOnDemand(loadSearchView, hasQuery);
  const allEntries = <AllEntries section={section} />;
  const renderResults = (Found: typeof LiveSearchResults) => (
    <Found
      query={currentQuery}
      brandNames={section.brands.map(({ title }) => title)}
      maxPerKind={maxPerKind}
      onSearch={searchFor}
      onMore={() => setLimit({ query: currentQuery, maxPerKind: maxPerKind + pageSize })}
    >
      {allEntries}
    </Found>
  );
  return (
    <div className={classNames(grid.wrap, grid.first, grid.last, styles.search)} onKeyDown={moveResultFocus}>
      <h1>{section.title}</h1>
      <SearchForm id="search-field" inputRef={inputRef} onQueryInput={searchFor} onSubmit={onSubmit} />
      {hasFailed && !View && hasQuery && (
        <p role="status" className={classNames(type.lead, styles.failed)}>
          {messages.failed}
        </p>
      )}
      {View ? renderResults(View) : allEntries}
    </div>
  );
}

/** Keeps the field in sync with the query in the URL. Text typed before hydration is put into the URL. */
function useSyncedInput(query: string, searchFor: (text: string) => void): React.RefObject<HTMLInputElement | null> {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const isFirst = React.useRef(true);
  const syncInput = React.useEffectEvent(() => {
    const input = inputRef.current!;
    const value = input.value.trim();
    if (isFirst.current && query === '' && value !== '') searchFor(value);
    else if (value !== query) input.value = query;
    isFirst.current = false;
  });
  React.useEffect(() => syncInput(), [query]);
  return inputRef;
}
