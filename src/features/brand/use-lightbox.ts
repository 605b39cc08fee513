import * as React from 'react';
import { pictureNamed, plateId } from '../../logic/lightbox';
import type { Lightbox as LightboxType } from '../../ui/lightbox/lightbox';
import { stay } from '../../ui/navigation/navigate';
import { useOverlay } from '../../ui/overlay/overlay';
import { loadLightbox } from './load-lightbox';

interface Entry {
  /** Whether the step before this one is the page without the lightbox. */
  isOverPage?: boolean;
}

const entry = () => window.history.state as Entry | null;
const pathNow = () => window.location.pathname;

/**
 * The lightbox of a gallery, kept in the address: opening it is a step of its own, going on is none, and going back closes
 * it. Gatsby hears of none of these steps: it would take them for a navigation and scroll the page.
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

  /** Shows what the address names. */
  const read = React.useCallback(() => {
    const named = pictureNamed(window.location.hash, firstPlate, count);
    const wasOpen = place.current.named !== null;
    place.current.named = named;
    if (named === null) {
      if (wasOpen) dispatch({ type: 'closed' });
      return;
    }
    const show = () => {
      if (pathNow() !== place.current.path || place.current.named !== named) return;
      setAt(named);
      dispatch({ type: 'lightboxOpened' });
    };
    prepare().then(show, () => undefined);
  }, [firstPlate, count, dispatch, prepare]);

  React.useEffect(() => {
    place.current = { path: pathNow(), named: null, isLeaving: false };
    const onPopstate = (event: PopStateEvent) => {
      const isNamed = pictureNamed(window.location.hash, firstPlate, count) !== null;
      place.current.isLeaving = false;
      if (pathNow() !== place.current.path || !(isNamed || place.current.named !== null)) return;
      event.stopImmediatePropagation();
      stay();
      read();
    };
    read();
    window.addEventListener('popstate', onPopstate, { capture: true });
    return () => window.removeEventListener('popstate', onPopstate, { capture: true });
  }, [firstPlate, count, read]);

  React.useEffect(() => {
    if (!isOpen) return;
    const link = document.getElementById(plateId(firstPlate + place.current.named!));
    return () => link?.focus({ preventScroll: true });
  }, [isOpen, firstPlate]);

  /** Shows a picture and says so in the address. */
  const show = (next: number) => {
    if (pathNow() !== place.current.path) return;
    const { history } = window;
    const hash = `#${plateId(firstPlate + next)}`;
    if (place.current.named === null) history.pushState({ ...entry(), isOverPage: true }, '', hash);
    else history.replaceState(history.state, '', hash);
    stay();
    read();
  };

  const close = () => {
    if (place.current.isLeaving) return;
    if (entry()?.isOverPage) {
      place.current.isLeaving = true;
      return window.history.back();
    }
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    read();
  };

  return { Lightbox, at: isOpen ? at : null, prepare, show, close };
}
