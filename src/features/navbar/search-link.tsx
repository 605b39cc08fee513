import * as React from 'react';
import { getSearchUrl } from '../../domain/search';
import { navigateTo } from '../../runtime/navigation/navigate';
import { useOnDemand } from '../../runtime/islands/loader';
import { useOverlay } from '../../runtime/overlay';
import { Icon } from '../../ui/icon';
import { getMessages } from '../../ui/messages';
import * as type from '../../ui/typography.module.css';

const loadSearchDialog = () => import(/* webpackChunkName: "search" */ './search-dialog').then((part) => part.SearchDialog);

/** A link to the search page. With scripts, it and the `/` key open the search dialog, whose code loads on first use. */
export function SearchLink({ brands }: { brands: readonly Queries.SearchBrandFragment[] }) {
  const { search: messages } = getMessages();
  const [overlay, setOverlay] = useOverlay();
  const [Dialog, fetchDialog] = useOnDemand(loadSearchDialog);
  const [isReady, setReady] = React.useState(false);
  const link = React.useRef<HTMLAnchorElement>(null);
  const open = (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const field = document.getElementById('search-field');
    if (field) return field.focus();
    // The dialog takes the focus: it is shown after the overlay has recorded where the focus was.
    setReady(false);
    setOverlay('search');
    fetchDialog().then(
      () => setReady(true),
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
      <a ref={link} href={getSearchUrl()} onClick={open}>
        <Icon name="search" />
        <span className={type.hint}>{messages.title}</span>
      </a>
      {Dialog && isReady && overlay === 'search' && <Dialog brands={brands} onClose={() => setOverlay('none')} />}
    </>
  );
}
