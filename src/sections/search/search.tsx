import * as React from 'react';
import { getSearchQuery, getSearchUrl } from '../../domain/search';
import { classNames, kit } from '../../ui/kit';
import { queryString, replaceAddress } from '../../runtime/address';
import { useStore } from '../../runtime/use-store';
import { moveResultFocus, SearchForm } from '../../components/search/result-list';
import { useMessages } from '../../ui/messages';
import * as plainStyles from '../../ui/plain.module.css';
import * as styles from './search.module.css';
import { useOnDemand } from '../../runtime/on-demand';

const loadSearchView = () =>
  import(/* webpackChunkName: "search" */ '../../components/search/live-search-results').then((part) => part.LiveSearchResults);

/** The number of results of each kind shown at first, and added by each press of "more". */
const pageSize = 12;

/** The search field, and the results for the query in the URL. */
export function Search() {
  const { search: messages } = useMessages();
  const currentQuery = getSearchQuery(useStore(queryString));
  const [limit, setLimit] = React.useState({ query: currentQuery, maxPerKind: pageSize });
  const maxPerKind = limit.query === currentQuery ? limit.maxPerKind : pageSize;
  const searchFor = (query: string) => replaceAddress(getSearchUrl(query));
  const inputRef = useSyncedInput(currentQuery, searchFor);
  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    searchFor(inputRef.current!.value);
    inputRef.current!.blur();
  };
  const hasQuery = currentQuery !== '';
  const [View, , hasFailed] = useOnDemand(loadSearchView, hasQuery);
  return (
    <div onKeyDown={moveResultFocus}>
      <SearchForm id="search-field" inputRef={inputRef} onQueryInput={searchFor} onSubmit={onSubmit} />
      <p className={classNames(kit.lead, styles.failed, plainStyles.plain)}>{messages.failed}</p>
      {hasFailed && !View && hasQuery && (
        <p role="status" className={classNames(kit.lead, styles.failed)}>
          {messages.failed}
        </p>
      )}
      {View && (
        <View
          query={currentQuery}
          maxPerKind={maxPerKind}
          onSearch={searchFor}
          onMore={() => setLimit({ query: currentQuery, maxPerKind: maxPerKind + pageSize })}
        />
      )}
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
