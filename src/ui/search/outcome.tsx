import * as React from 'react';
import { searchPath } from '../../logic/routes';
import { searchAddress } from '../../logic/search';
import { classes } from '../classes';
import { More } from '../more/more';
import { useText } from '../text/text';
import * as type from '../type/type.module.css';
import type { Found } from './find';
import { Results } from './results';
import * as styles from './results.module.css';
import type { Search } from './use-found';

interface OutcomeProps {
  query: string;
  search: Search;
  /** Asks for something else in place. */
  onAsked: (query: string) => void;
  onFollowed?: () => void;
  onMore?: () => void;
}

const isFound = (search: Search): search is Found => typeof search === 'object';

/** What came of a search: results, or what to do where there are none. How many there are is said to screen readers. */
export function Outcome({ query, search, ...rest }: OutcomeProps) {
  const { search: words } = useText();
  const count = isFound(search) ? search.count : 0;
  const none = `${words.none} “${query}”.`;
  const said =
    search === 'failed'
      ? words.failed
      : !isFound(search)
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
      {isFound(search) && count === 0 && <Lead>{none}</Lead>}
      {isFound(search) && <Answer query={query} found={search} {...rest} />}
      {(search === 'failed' || (isFound(search) && count === 0)) && <Ways isOut={search === 'failed'} onFollowed={rest.onFollowed} />}
    </>
  );
}

const Lead = ({ children }: { children: React.ReactNode }) => <p className={classes(type.lead, styles.lead)}>{children}</p>;

function Answer({ query, found, onAsked, onFollowed, onMore }: Omit<OutcomeProps, 'search'> & { found: Found }) {
  const { search: words } = useText();
  const { groups, count, mended, guess } = found;
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
          <a href={searchAddress(guess)} data-result onClick={ask}>
            {guess}
          </a>
          ?
        </p>
      )}
      <Results groups={groups} onFollowed={onFollowed} onMore={onMore} />
      {isPart && (
        <p className={styles.ways} onClick={onFollowed}>
          <More to={searchAddress(mended ?? query)} label={`${words.all}, ${count}`} icon="arrow-right" />
        </p>
      )}
    </>
  );
}

function Ways({ isOut, onFollowed }: { isOut: boolean; onFollowed?: () => void }) {
  const { search: words } = useText();
  return (
    <p className={styles.ways} onClick={onFollowed}>
      {!isOut && <More to="/#partners" label={words.partners} icon="arrow-right" />}
      {!isOut && <More to="/contact-us/inquiry" label={words.inquiry} icon="arrow-right" />}
      <More to={searchPath} label={words.list} icon="arrow-right" />
    </p>
  );
}
