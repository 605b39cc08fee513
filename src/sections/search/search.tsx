import * as React from 'react';
import { getSearchQuery, getSearchUrl } from '../../domain/search/search';
import { classNames } from '../../ui/class-names';
import { useQueryString } from '../../runtime/navigation/use-query-string';
import { SearchForm } from '../../components/search/search-form';
import { moveResultFocus } from '../../components/result-list/move-result-focus';
import * as grid from '../../ui/grid/grid.module.css';
import type { LiveSearchResults } from '../../components/search/live-search-results';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import { AllEntries } from './all-entries';
import * as styles from './search.module.css';
import { useLazySearchView } from './use-lazy-search-view';

/** How many results of each kind are shown at first, and how many more at a time. */
const pageSize = 12;

/** The page of the search: what its address asks for, and else everything in one list. */
export function SearchSection({ section }: SectionProps<Queries.SearchSectionFragment>) {
  const { search: words } = useMessages();
  const [address, choose] = useQueryString();
  const asked = getSearchQuery(address);
  const [shown, setShown] = React.useState({ asked, most: pageSize });
  const most = shown.asked === asked ? shown.most : pageSize;
  const ask = (query: string) => choose(getSearchUrl(query));
  const field = useSyncedInput(asked, ask);
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    ask(field.current!.value);
    field.current!.blur();
  };
  const answers = useLazySearchView(asked !== '');
  const everything = <AllEntries section={section} />;
  const found = (Found: typeof LiveSearchResults) => (
    <Found
      query={asked}
      brandNames={section.brands.map(({ title }) => title)}
      maxPerKind={most}
      onSearch={ask}
      onMore={() => setShown({ asked, most: most + pageSize })}
    >
      {everything}
    </Found>
  );
  return (
    <div className={classNames(grid.wrap, grid.first, styles.search)} onKeyDown={moveResultFocus}>
      <h1>{section.title}</h1>
      <SearchForm id="search-field" inputRef={field} onQueryInput={ask} onSubmit={submit} />
      {answers === 'failed' && asked !== '' && (
        <p role="status" className={classNames(type.lead, styles.failed)}>
          {words.failed}
        </p>
      )}
      {typeof answers === 'function' ? found(answers) : everything}
    </div>
  );
}

/** The field, kept to what the address asks; what was written before the scripts came goes into the address. */
function useSyncedInput(asked: string, ask: (query: string) => void): React.RefObject<HTMLInputElement | null> {
  const field = React.useRef<HTMLInputElement>(null);
  const isFirst = React.useRef(true);
  const follow = React.useEffectEvent(() => {
    const input = field.current!;
    const written = input.value.trim();
    if (isFirst.current && asked === '' && written !== '') ask(written);
    else if (written !== asked) input.value = asked;
    isFirst.current = false;
  });
  React.useEffect(() => follow(), [asked]);
  return field;
}
