import * as React from 'react';
import { askedIn, searchAddress } from '../../logic/search';
import { classes } from '../../ui/classes';
import { useSearch } from '../../ui/filter/use-search';
import { SearchForm } from '../../ui/found/search-form';
import { walkResults } from '../../ui/found/walk';
import * as grid from '../../ui/grid/grid.module.css';
import type { Answers } from '../../ui/search/answers';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import { Everything } from './everything';
import * as styles from './search.module.css';
import { useAnswers } from './use-answers';

/** How many results of each kind are shown at first, and how many more at a time. */
const step = 12;

/** The page of the search: what its address asks for, and else everything in one list. */
export function Search({ section }: SectionProps<Queries.SearchSectionFragment>) {
  const { search: words } = useText();
  const [address, choose] = useSearch();
  const asked = askedIn(address);
  const [shown, setShown] = React.useState({ asked, most: step });
  const most = shown.asked === asked ? shown.most : step;
  const ask = (query: string) => choose(searchAddress(query));
  const field = useWritten(asked, ask);
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    ask(field.current!.value);
    field.current!.blur();
  };
  const answers = useAnswers(asked !== '');
  const everything = <Everything section={section} />;
  const found = (Found: typeof Answers) => (
    <Found
      query={asked}
      names={section.brands.map(({ title }) => title)}
      most={most}
      onAsked={ask}
      onMore={() => setShown({ asked, most: most + step })}
    >
      {everything}
    </Found>
  );
  return (
    <div className={classes(grid.wrap, grid.first, styles.search)} onKeyDown={walkResults}>
      <h1>{section.title}</h1>
      <SearchForm id="search-field" field={field} onWritten={ask} onSubmitted={submit} />
      {answers === 'failed' && asked !== '' && (
        <p role="status" className={classes(type.lead, styles.failed)}>
          {words.failed}
        </p>
      )}
      {typeof answers === 'function' ? found(answers) : everything}
    </div>
  );
}

/** The field, kept to what the address asks; what was written before the scripts came goes into the address. */
function useWritten(asked: string, ask: (query: string) => void): React.RefObject<HTMLInputElement | null> {
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
