import * as React from 'react';
import { getSearchUrl } from '../../domain/search/search';
import { Icon } from '../../ui/icon/icon';
import { importOnce } from '../../runtime/on-demand/import-once';
import { navigateTo } from '../../runtime/navigation/navigate';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useMessages } from '../../ui/messages/messages';
import type { SearchDialog } from './search-dialog';

const loadSearchDialog = importOnce(() => import(/* webpackChunkName: "search" */ './search-dialog').then((part) => part.SearchDialog));

interface SearchLinkProps {
  partners: readonly Queries.SearchPartnerFragment[];
}

/** A link to the search page. With scripts, it and the `/` key open the search dialog, whose code loads on first use. */
export function SearchLink({ partners }: SearchLinkProps) {
  const { search: messages } = useMessages();
  const [overlay, dispatch] = useOverlay();
  const [Sheet, setSheet] = React.useState<typeof SearchDialog | null>(null);
  const link = React.useRef<HTMLAnchorElement>(null);
  const open = (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const field = document.getElementById('search-field');
    if (field) return field.focus();
    // Closed first, so that the page records where the focus was.
    setSheet(null);
    dispatch({ type: 'searchOpened' });
    loadSearchDialog().then(
      (loaded) => setSheet(() => loaded),
      () => navigateTo(getSearchUrl()),
    );
  };
  const onKeyDown = React.useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || overlay !== 'none') return;
    if ((event.target as Element).matches('input,textarea,select')) return;
    event.preventDefault();
    if (document.activeElement === document.body) link.current!.focus();
    link.current!.click();
  });
  React.useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <a ref={link} href={getSearchUrl()} aria-label={messages.title} onClick={open}>
        <Icon name="search" />
      </a>
      {Sheet && overlay === 'search' && <Sheet partners={partners} onClose={() => dispatch({ type: 'closed' })} />}
    </>
  );
}
