import * as React from 'react';
import { indexFromHash, getFigureId } from '../../components/lightbox/lightbox-pictures';
import { cancelPending } from '../../runtime/navigation/navigate';
import { useOnDemand } from '../../runtime/islands/loader';
import { useOverlay } from '../../runtime/overlay';

const loadLightbox = () => import('../../components/lightbox/lightbox').then(({ Lightbox }) => Lightbox);

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
export function useLightbox(firstFigure: number, count: number) {
  const [overlay, setOverlay] = useOverlay();
  const [Lightbox, prepare] = useOnDemand(loadLightbox);
  const [currentIndex, setIndex] = React.useState(0);
  const session = React.useRef({ path: '', openIndex: null as number | null, isLeaving: false });
  const isOpen = overlay === 'lightbox' && Lightbox !== null;

  /** Shows the picture that the URL names. */
  const read = React.useCallback(() => {
    const index = indexFromHash(window.location.hash, firstFigure, count);
    const wasOpen = session.current.openIndex !== null;
    session.current.openIndex = index;
    if (index === null) {
      if (wasOpen) setOverlay('none');
      return;
    }
    const show = () => {
      if (getPathname() !== session.current.path || session.current.openIndex !== index) return;
      setIndex(index);
      setOverlay('lightbox');
    };
    prepare().then(show, () => undefined);
  }, [firstFigure, count, setOverlay, prepare]);

  React.useEffect(() => {
    session.current = { path: getPathname(), openIndex: null, isLeaving: false };
    const onPopstate = (event: PopStateEvent) => {
      const isNamed = indexFromHash(window.location.hash, firstFigure, count) !== null;
      session.current.isLeaving = false;
      if (getPathname() !== session.current.path || !(isNamed || session.current.openIndex !== null)) return;
      event.stopImmediatePropagation();
      cancelPending();
      read();
    };
    read();
    window.addEventListener('popstate', onPopstate, { capture: true });
    return () => window.removeEventListener('popstate', onPopstate, { capture: true });
  }, [firstFigure, count, read]);

  React.useEffect(() => {
    if (!isOpen) return;
    const link = document.getElementById(getFigureId(firstFigure + session.current.openIndex!));
    return () => link?.focus({ preventScroll: true });
  }, [isOpen, firstFigure]);

  /** Shows a picture and puts it into the URL. */
  const show = (next: number) => {
    if (getPathname() !== session.current.path) return;
    const { history } = window;
    const hash = `#${getFigureId(firstFigure + next)}`;
    if (session.current.openIndex === null) history.pushState({ ...getHistoryState(), isOpenedFromPage: true }, '', hash);
    else history.replaceState(history.state, '', hash);
    cancelPending();
    read();
  };

  const close = () => {
    if (session.current.isLeaving) return;
    if (getHistoryState()?.isOpenedFromPage) {
      session.current.isLeaving = true;
      return window.history.back();
    }
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    read();
  };

  return { Lightbox, index: isOpen ? currentIndex : null, load: prepare, show, close };
}
