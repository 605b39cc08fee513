import { graphql } from 'gatsby';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { moveResultFocus } from '../../components/search/result-list';
import { loadEngine } from '../../components/search/search-site';
import { LiveSearchResults } from '../../components/search/live-search-results';
import { SearchForm } from '../../components/search/search-form';
import { getSearchUrl } from '../../domain/search';
import { useModal } from '../../runtime/overlay';
import { navigateTo } from '../../runtime/navigation/navigate';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { getMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';
import * as fullScreenStyles from '../../ui/dialog/full-screen.module.css';
import * as grid from '../../ui/grid.module.css';
import * as listStyles from '../../ui/list.module.css';
import * as type from '../../ui/typography.module.css';
import * as styles from './search-dialog.module.css';

interface SearchDialogProps {
  brands: readonly Queries.SearchBrandFragment[];
  onClose: () => void;
}

/** The results of each kind in the dialog; the search page shows more. */
const resultsPerKind = 4;

/** The search over the current page: a field, and below it results, or the brands while the field is empty. */
export function SearchDialog({ brands, onClose }: SearchDialogProps) {
  const { search: messages } = getMessages();
  const dialogRef = React.useRef<HTMLDivElement>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState('');
  const query = text.trim();
  useModal(dialogRef, true, (event) => {
    if (event.key === 'Escape') onClose();
  });
  React.useEffect(() => void loadEngine().catch(() => undefined), []);
  const onSearch = (next: string) => {
    inputRef.current!.value = next;
    inputRef.current!.focus();
    setText(next);
  };
  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    navigateTo(getSearchUrl(query));
  };
  return createPortal(
    <div
      ref={dialogRef}
      role="dialog"
      aria-modal="true"
      aria-label={messages.title}
      className={classNames(fullScreenStyles.fullScreen, styles.dialog)}
      data-print="none"
      data-lenis-prevent
      onKeyDown={moveResultFocus}
    >
      <div className={grid.wrap}>
        <div className={classNames(fullScreenStyles.header, styles.header)}>
          <p className={type.label}>{messages.title}</p>
          <button type="button" className={classNames(buttonStyles.icon, styles.close)} onClick={onClose}>
            <Icon name="cross" />
            <span className={type.hidden}>{messages.close}</span>
          </button>
        </div>
        <SearchForm id="search-dialog-field" inputRef={inputRef} onQueryInput={setText} onSubmit={onSubmit} />
        <LiveSearchResults
          query={query}
          brandNames={brands.map(({ title }) => title)}
          maxPerKind={resultsPerKind}
          onSearch={onSearch}
          onFollow={onClose}
        >
          <p className={classNames(type.label, type.muted, styles.suggestions)}>{messages.suggestions}</p>
          <ul className={classNames(listStyles.links, styles.closestNames)}>
            {brands.map(({ name, title, link }) => (
              <li key={name}>
                <Link to={link} data-result onClick={onClose}>
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

export const searchBrandFragment = graphql`
  fragment SearchBrand on Brand {
    name
    title
    link
  }
`;
