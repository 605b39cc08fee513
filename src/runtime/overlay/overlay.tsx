import * as React from 'react';
import { type Overlay, type OverlayEvent, overlayReducer } from './overlay-reducer';
import { lockScroll } from '../scroll-lock/scroll-lock';

const OverlayContext = React.createContext<[Overlay, React.Dispatch<OverlayEvent>]>(['none', () => undefined]);

/** The open overlay and its dispatch. */
export const useOverlay = (): [Overlay, React.Dispatch<OverlayEvent>] => React.useContext(OverlayContext);

interface OverlayProviderProps {
  /** The path of the page; a change closes the overlay. */
  path: string;
  children: React.ReactNode;
}

/** Holds the overlay state. While an overlay is open the scroll is locked, and Escape closes it. */
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
 * Returns the focus to the opener, unless it has moved to another visible element. When the window has become too narrow or too wide for the
 * opener, the focus goes to a visible button that opens an overlay.
 */
function restoreFocus(opener: Element | null): void {
  const { activeElement } = document;
  // A click outside any control focuses Gatsby's wrapper of the whole page.
  if (isVisible(activeElement) && !activeElement.querySelector('header')) return;
  const others = document.querySelectorAll('header [aria-controls]');
  [opener, ...others].find(isVisible)?.focus({ preventScroll: true });
}

function activateOverlay(dispatch: React.Dispatch<OverlayEvent>): () => void {
  const opener = document.activeElement;
  const { pathname } = window.location;
  const unlockScroll = lockScroll();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dispatch({ type: 'escaped' });
  };
  const events = new AbortController();
  window.addEventListener('keydown', onKey, { signal: events.signal });
  window.addEventListener('popstate', () => dispatch({ type: 'routeChanged' }), { signal: events.signal });
  return () => {
    unlockScroll();
    events.abort();
    if (window.location.pathname === pathname) restoreFocus(opener);
  };
}
