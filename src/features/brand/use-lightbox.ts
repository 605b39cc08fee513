import * as React from 'react';
import { indexFromHash, getFigureId } from '../../components/lightbox/lightbox-pictures';
import type { Lightbox as LightboxType } from '../../components/lightbox/lightbox';
import { cancelPending } from '../../runtime/navigation/navigate';
import { useOverlay } from '../../runtime/overlay/overlay';
import { loadLightbox } from './load-lightbox';

interface LightboxHistoryState {
  /** Whether the previous history entry is the page without the lightbox. */
  isOpenedFromPage?: boolean;
}

const getHistoryState = () => window.history.state as LightboxHistoryState | null;
const getPathname = () => window.location.pathname;

/**
 * Keeps the lightbox of a gallery in the URL. Opening it adds a history entry, changing the picture replaces it, and going back closes it.
 * These changes are hidden from Gatsby, which would treat them as a navigation and scroll the page.
 */
export function useLightbox(firstPlate: number, count: number) {
  const [overlay, dispatch] = useOverlay();
  const [Lightbox, setLightbox] = React.useState<typeof LightboxType | null>(null);
  const [at, setAt] = React.useState(0);
  const place = React.useRef({ path: '', named: null as number | null, isLeaving: false });
  const isOpen = overlay === 'lightbox' && Lightbox !== null;

  const prepare = React.useCallback(async () => {
    const loaded = await loadLightbox();
    setLightbox(() => loaded);
  }, []);

  /** Shows the picture that the URL names. */
  const read = React.useCallback(() => {
    const named = indexFromHash(window.location.hash, firstPlate, count);
    const wasOpen = place.current.named !== null;
    place.current.named = named;
    if (named === null) {
      if (wasOpen) dispatch({ type: 'closed' });
      return;
    }
    const show = () => {
      if (getPathname() !== place.current.path || place.current.named !== named) return;
      setAt(named);
      dispatch({ type: 'lightboxOpened' });
    };
    prepare().then(show, () => undefined);
  }, [firstPlate, count, dispatch, prepare]);

  React.useEffect(() => {
    place.current = { path: getPathname(), named: null, isLeaving: false };
    const onPopstate = (event: PopStateEvent) => {
      const isNamed = indexFromHash(window.location.hash, firstPlate, count) !== null;
      place.current.isLeaving = false;
      if (getPathname() !== place.current.path || !(isNamed || place.current.named !== null)) return;
      event.stopImmediatePropagation();
      cancelPending();
      read();
    };
    read();
    window.addEventListener('popstate', onPopstate, { capture: true });
    return () => window.removeEventListener('popstate', onPopstate, { capture: true });
  }, [firstPlate, count, read]);

  React.useEffect(() => {
    if (!isOpen) return;
    const link = document.getElementById(getFigureId(firstPlate + place.current.named!));
    return () => link?.focus({ preventScroll: true });
  }, [isOpen, firstPlate]);

  /** Shows a picture and puts it into the URL. */
  const show = (next: number) => {
    if (getPathname() !== place.current.path) return;
    const { history } = window;
    const hash = `#${getFigureId(firstPlate + next)}`;
    if (place.current.named === null) history.pushState({ ...getHistoryState(), isOverPage: true }, '', hash);
    else history.replaceState(history.state, '', hash);
    cancelPending();
    read();
  };

  const close = () => {
    if (place.current.isLeaving) return;
    if (getHistoryState()?.isOpenedFromPage) {
      place.current.isLeaving = true;
      return window.history.back();
    }
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    read();
  };

  return { Lightbox, index: isOpen ? at : null, load: prepare, show, close };
}
