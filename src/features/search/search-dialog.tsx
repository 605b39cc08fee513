import * as React from 'react';
import { createPortal } from 'react-dom';
import { getSearchUrl } from '../../domain/search/search';
import { classNames } from '../../ui/class-names';
import { SearchForm } from '../../components/search/search-form';
import { moveResultFocus } from '../../components/result-list/move-result-focus';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useModal } from '../../runtime/modal/use-modal';
import { navigateTo } from '../../runtime/navigation/navigate';
import { LiveSearchResults } from '../../components/search/live-search-results';
import { loadEngine } from '../../components/search/engine';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './search-dialog.module.css';

interface SearchDialogProps {
  partners: readonly Queries.PartnerLinkFragment[];
  onClose: () => void;
}

/** How many results of each kind the sheet shows; the page of the search shows more. */
const resultsPerKind = 4;

/** The search over whatever page one is on: a line to write on, and below it what answers, or the partners while nothing is asked. */
export function SearchDialog({ partners, onClose: onClosed }: SearchDialogProps) {
  const { search: words } = useMessages();
  const sheet = React.useRef<HTMLDivElement>(null);
  const field = React.useRef<HTMLInputElement>(null);
  const [written, setWritten] = React.useState('');
  const query = written.trim();
  useModal(sheet, true, (event) => {
    if (event.key === 'Escape') onClosed();
  });
  React.useEffect(() => void loadEngine().catch(() => undefined), []);
  const ask = (next: string) => {
    field.current!.value = next;
    field.current!.focus();
    setWritten(next);
  };
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    navigateTo(getSearchUrl(query));
  };
  return createPortal(
    <div
      ref={sheet}
      role="dialog"
      aria-modal="true"
      aria-label={words.title}
      className={styles.sheet}
      data-print="none"
      data-lenis-prevent
      onKeyDown={moveResultFocus}
    >
      <div className={grid.wrap}>
        <div className={styles.head}>
          <p className={type.label}>{words.title}</p>
          <button type="button" className={styles.close} onClick={onClosed}>
            <Icon name="cross" />
            <span className={type.hidden}>{words.close}</span>
          </button>
        </div>
        <SearchForm id="search-dialog-field" inputRef={field} onQueryInput={setWritten} onSubmit={submit} />
        <LiveSearchResults
          query={query}
          brandNames={partners.map(({ title }) => title)}
          maxPerKind={resultsPerKind}
          onSearch={ask}
          onFollow={onClosed}
        >
          <p className={classNames(type.label, styles.suggestions)}>{words.suggestions}</p>
          <ul className={styles.names}>
            {partners.map(({ name, title, link }) => (
              <li key={name}>
                <Link to={link} data-result onClick={onClosed}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </LiveSearchResults>
      </div>
    </div>,
    document.body,
  );
}
