import * as React from 'react';
import { createPortal } from 'react-dom';
import { searchAddress } from '../../logic/search';
import { classes } from '../../ui/classes';
import { SearchForm } from '../../ui/found/search-form';
import { walkResults } from '../../ui/found/walk';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useModal } from '../../ui/modal/use-modal';
import { navigateTo } from '../../ui/navigation/navigate';
import { Answers } from '../../ui/search/answers';
import { theEngine } from '../../ui/search/engine';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './search-sheet.module.css';

interface SearchSheetProps {
  partners: readonly Queries.PartnerLinkFragment[];
  onClosed: () => void;
}

/** How many results of each kind the sheet shows; the page of the search shows more. */
const most = 4;

/** The search over whatever page one is on: a line to write on, and below it what answers, or the partners while nothing is asked. */
export function SearchSheet({ partners, onClosed }: SearchSheetProps) {
  const { search: words } = useText();
  const sheet = React.useRef<HTMLDivElement>(null);
  const field = React.useRef<HTMLInputElement>(null);
  const [written, setWritten] = React.useState('');
  const query = written.trim();
  useModal(sheet, true, (event) => {
    if (event.key === 'Escape') onClosed();
  });
  React.useEffect(() => void theEngine().catch(() => undefined), []);
  const ask = (next: string) => {
    field.current!.value = next;
    field.current!.focus();
    setWritten(next);
  };
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    navigateTo(searchAddress(query));
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
      onKeyDown={walkResults}
    >
      <div className={grid.wrap}>
        <div className={styles.head}>
          <p className={type.label}>{words.title}</p>
          <button type="button" className={styles.close} onClick={onClosed}>
            <Icon name="cross" />
            <span className={type.hidden}>{words.close}</span>
          </button>
        </div>
        <SearchForm id="sheet-field" field={field} onWritten={setWritten} onSubmitted={submit} />
        <Answers query={query} names={partners.map(({ title }) => title)} most={most} onAsked={ask} onFollowed={onClosed}>
          <p className={classes(type.label, styles.suggestions)}>{words.suggestions}</p>
          <ul className={styles.names}>
            {partners.map(({ name, title, link }) => (
              <li key={name}>
                <Link to={link} data-result onClick={onClosed}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Answers>
      </div>
    </div>,
    document.body,
  );
}
