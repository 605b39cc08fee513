import * as React from 'react';
import { lockScroll } from '../scroll-lock/scroll-lock';

/** The open overlay; one at a time. `plain` is a page before hydration, where overlays are popovers of the browser. */
export type Overlay = 'plain' | 'none' | 'menu' | 'partners' | 'shops' | 'search' | 'lightbox';

type OverlayState = readonly [overlay: Overlay, setOverlay: (next: Overlay) => void];

const OverlayContext = React.createContext<OverlayState>(['none', () => undefined]);

/** The open overlay, and the function that opens another in its place. */
export const useOverlay = (): OverlayState => React.useContext(OverlayContext);

/** The props of a button that toggles an overlay. Before hydration the overlay is a popover, and the browser knows whether it is open. */
export const getTriggerProps = ([overlay, setOverlay]: OverlayState, own: Overlay, id: string) => ({
  popoverTarget: id,
  'aria-controls': id,
  'aria-expanded': overlay === 'plain' ? undefined : overlay === own,
  onClick: () => setOverlay(overlay === own ? 'none' : own),
});

/** The props of an overlay: a popover before hydration, then shown and hidden by state. */
export const getPanelProps = (overlay: Overlay, own: Overlay) =>
  overlay === 'plain' ? { popover: 'auto' as const } : { hidden: overlay !== own };

interface OverlayProviderProps {
  /** The path of the page; a change closes the overlay. */
  path: string;
  children: React.ReactNode;
}

/** The overlays and the ids of their popovers. The partners may be open over the menu. */
const popovers = [
  ['partners', 'partners-panel'],
  ['menu', 'menu'],
  ['shops', 'shops'],
] as const;

/** The overlay that the browser has opened as a popover before hydration. */
function getOpenPopover(): Overlay {
  try {
    return popovers.find(([, id]) => document.querySelector(`#${id}:popover-open`))?.[0] ?? 'none';
  } catch {
    // The browser has no popovers.
    return 'none';
  }
}

/** Holds the overlay state. While an overlay is open the scroll is locked, and Escape closes it. */
export function OverlayProvider({ path, children }: OverlayProviderProps) {
  const [overlay, setOverlay] = React.useReducer((_: Overlay, next: Overlay) => next, 'plain');
  const isOpen = overlay !== 'none' && overlay !== 'plain';
  const isPlain = React.useEffectEvent(() => overlay === 'plain');
  // Before the page is painted: what the browser has opened is taken over without a visible change, and a press that comes later is not undone.
  React.useLayoutEffect(() => setOverlay(isPlain() ? getOpenPopover() : 'none'), [path]);
  React.useEffect(() => (isOpen ? activateOverlay(() => setOverlay('none')) : undefined), [isOpen]);
  const value = React.useMemo<OverlayState>(() => [overlay, setOverlay], [overlay]);
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

function activateOverlay(close: () => void): () => void {
  const opener = document.activeElement;
  const { pathname } = window.location;
  const unlockScroll = lockScroll();
  const events = new AbortController();
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: events.signal });
  window.addEventListener('popstate', close, { signal: events.signal });
  return () => {
    unlockScroll();
    events.abort();
    if (window.location.pathname === pathname) restoreFocus(opener);
  };
}
