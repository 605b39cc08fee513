import * as React from 'react';
import { searchAddress } from '../../logic/search';
import { Icon } from '../../ui/icon/icon';
import { fetchOnce } from '../../ui/lazy/fetch-once';
import { navigateTo } from '../../ui/navigation/navigate';
import { useOverlay } from '../../ui/overlay/overlay';
import { useText } from '../../ui/text/text';
import type { SearchSheet } from './search-sheet';

const loadSheet = fetchOnce(() => import(/* webpackChunkName: "search" */ './search-sheet').then((part) => part.SearchSheet));

interface SearchProps {
  partners: readonly Queries.PartnerLinkFragment[];
}

/** The way to the search: a link to its page. By script it opens the sheet, and so does the key `/`; the code comes with the first use. */
export function Search({ partners }: SearchProps) {
  const { search: words } = useText();
  const [overlay, dispatch] = useOverlay();
  const [Sheet, setSheet] = React.useState<typeof SearchSheet | null>(null);
  const link = React.useRef<HTMLAnchorElement>(null);
  const open = (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const field = document.getElementById('search-field');
    if (field) return field.focus();
    // The sheet comes after the page has noted where the focus was.
    setSheet(null);
    dispatch({ type: 'searchOpened' });
    loadSheet().then(
      (loaded) => setSheet(() => loaded),
      () => navigateTo(searchAddress()),
    );
  };
  const onKey = React.useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || overlay !== 'none') return;
    if ((event.target as Element).matches('input,textarea,select')) return;
    event.preventDefault();
    if (document.activeElement === document.body) link.current!.focus();
    link.current!.click();
  });
  React.useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <a ref={link} href={searchAddress()} aria-label={words.title} onClick={open}>
        <Icon name="search" />
      </a>
      {Sheet && overlay === 'search' && <Sheet partners={partners} onClosed={() => dispatch({ type: 'closed' })} />}
    </>
  );
}
