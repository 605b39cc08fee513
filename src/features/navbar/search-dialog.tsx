import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { moveResultFocus, SearchForm } from '../../components/search/result-list';
import { loadSearchIndex } from '../../components/search/search-site';
import { LiveSearchResults } from '../../components/search/live-search-results';
import { getSearchUrl } from '../../domain/search';
import { openAddress } from '../../runtime/destination';
import { showModal } from '../../runtime/overlay';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { type Messages, MessagesContext, useMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';
import * as fullScreenStyles from '../../ui/dialog/full-screen.module.css';
import type { SearchTexts } from './navbar';
import * as styles from './search-dialog.module.css';

interface SearchDialogProps {
  /** The names of the brands and their addresses. */
  brands: readonly { readonly title: string; readonly href: string }[];
  onClosed: () => void;
}

/** The results of each kind in the dialog; the search page shows more. */
const resultsPerKind = 4;

/** The search over the current page: a field, and below it results, or the brands while the field is empty. */
function SearchDialog({ brands, onClosed }: SearchDialogProps) {
  const { search: messages } = useMessages();
  const dialogRef = React.useRef<HTMLDialogElement>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState('');
  const query = text.trim();
  const close = () => dialogRef.current!.close();
  React.useLayoutEffect(() => {
    showModal(dialogRef.current!);
    inputRef.current!.focus();
    void loadSearchIndex().catch(() => undefined);
  }, []);
  const onSearch = (next: string) => {
    inputRef.current!.value = next;
    inputRef.current!.focus();
    setText(next);
  };
  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    close();
    openAddress(getSearchUrl(query));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    moveResultFocus(event);
    // By itself, the first one empties a search field.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialogRef}
      aria-label={messages.title}
      className={classNames(fullScreenStyles.fullScreen, styles.dialog)}
      data-print="none"
      data-lenis-prevent
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <div className={kit.wrap}>
        <div className={classNames(fullScreenStyles.header, styles.header)}>
          <p className={kit.label}>{messages.title}</p>
          <button type="button" className={classNames(buttonStyles.icon, kit.hover)} onClick={close}>
            <Icon name="cross" />
            <span className={kit.hidden}>{messages.close}</span>
          </button>
        </div>
        <SearchForm id="search-dialog-field" inputRef={inputRef} onQueryInput={setText} onSubmit={onSubmit} />
        <LiveSearchResults query={query} maxPerKind={resultsPerKind} onSearch={onSearch} onFollow={close}>
          <p className={classNames(kit.label, kit.muted, styles.suggestions)}>{messages.suggestions}</p>
          <ul className={classNames(kit.links, styles.closestNames)}>
            {brands.map(({ title, href }) => (
              <li key={href}>
                <a href={href} data-result onClick={close}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </LiveSearchResults>
      </div>
    </dialog>
  );
}

const readTexts = () => JSON.parse(document.getElementById('search-texts')!.textContent) as SearchTexts;

/** The brands, as they stand in their panel. */
const readBrands = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('#partners-panel li > a'), (link) => ({
    title: link.dataset['name']!,
    href: link.getAttribute('href')!,
  }));

let isOpen = false;

/** Opens the search over the page. The browser makes the page inert, and returns the focus when it is closed. */
export function openSearchDialog(): void {
  if (isOpen) return;
  isOpen = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onClosed = () => {
    isOpen = false;
    root.unmount();
    container.remove();
  };
  flushSync(() =>
    root.render(
      <MessagesContext value={readTexts() as Messages}>
        <SearchDialog brands={readBrands()} onClosed={onClosed} />
      </MessagesContext>,
    ),
  );
}
