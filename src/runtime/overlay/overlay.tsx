import * as React from 'react';
import { type Overlay, type OverlayEvent, overlayReducer } from './overlay-reducer';
import { lockScroll } from '../scroll-lock/scroll-lock';

const OverlayContext = React.createContext<[Overlay, React.Dispatch<OverlayEvent>]>(['none', () => undefined]);

/** What lies over the page, and the way to change it. */
export const useOverlay = (): [Overlay, React.Dispatch<OverlayEvent>] => React.useContext(OverlayContext);

interface OverlayProviderProps {
  /** The path of the page; when it changes, whatever is open closes. */
  path: string;
  children: React.ReactNode;
}

/** Holds the one state of what lies over the page: while anything does, the page is still and Escape closes it. */
export function OverlayProvider({ path, children }: OverlayProviderProps) {
  const [overlay, dispatch] = React.useReducer(overlayReducer, 'plain');
  const isOpen = overlay !== 'none' && overlay !== 'plain';
  React.useEffect(() => {
    dispatch({ type: 'routeChanged' });
  }, [path]);
  React.useEffect(() => (isOpen ? activateOverlay(dispatch) : undefined), [isOpen]);
  const value = React.useMemo<[Overlay, React.Dispatch<OverlayEvent>]>(() => [overlay, dispatch], [overlay]);
  return <OverlayContext.Provider value={value}>{children}</OverlayContext.Provider>;
}

const isVisible = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.getClientRects().length > 0;

/**
 * Focus goes back to what opened the overlay, unless it has moved on to something that is still there. Where the window
 * has taken the opener away, it goes to what opens an overlay at this width.
 */
function restoreFocus(opener: Element | null): void {
  const { activeElement } = document;
  // A press on bare ground gives the focus to Gatsby's wrapper of the whole page.
  if (isVisible(activeElement) && !activeElement.querySelector('header')) return;
  const others = document.querySelectorAll('header [aria-controls]');
  [opener, ...others].find(isVisible)?.focus({ preventScroll: true });
}

function activateOverlay(dispatch: React.Dispatch<OverlayEvent>): () => void {
  const opener = document.activeElement;
  const { pathname } = window.location;
  const free = lockScroll();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dispatch({ type: 'escaped' });
  };
  const events = new AbortController();
  window.addEventListener('keydown', onKey, { signal: events.signal });
  window.addEventListener('popstate', () => dispatch({ type: 'routeChanged' }), { signal: events.signal });
  return () => {
    free();
    events.abort();
    if (window.location.pathname === pathname) restoreFocus(opener);
  };
}
