import * as React from 'react';
import { createStore } from './store';

/** The open overlay; one at a time. `before-hydration` is a page before hydration, where overlays are popovers of the browser. */
export type Overlay = 'before-hydration' | 'none' | 'menu' | 'partners' | 'shops' | 'search' | 'lightbox';

type OverlayState = readonly [overlay: Overlay, setOverlay: (next: Overlay) => void];

const OverlayContext = React.createContext<OverlayState>(['none', () => undefined]);

/** The open overlay, and the function that opens another in its place. */
export const useOverlay = (): OverlayState => React.useContext(OverlayContext);

/** The props of a button that toggles an overlay. Before hydration the overlay is a popover, and the browser knows whether it is open. */
export const getTriggerProps = ([overlay, setOverlay]: OverlayState, own: Overlay, id: string) => ({
  popoverTarget: id,
  'aria-controls': id,
  'aria-expanded': overlay === 'before-hydration' ? undefined : overlay === own,
  onClick: () => setOverlay(overlay === own ? 'none' : own),
});

/** The props of an overlay: a popover before hydration, then shown and hidden by state. */
export const getPanelProps = (overlay: Overlay, own: Overlay) =>
  overlay === 'before-hydration' ? { popover: 'auto' as const } : { hidden: overlay !== own };

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

interface OverlayProviderProps {
  /** The path of the page; a change closes the overlay. */
  path: string;
  children: React.ReactNode;
}

/** Holds the overlay state. While an overlay is open the scroll is locked, and Escape closes it. */
export function OverlayProvider({ path, children }: OverlayProviderProps) {
  const [overlay, setOverlay] = React.useReducer((_: Overlay, next: Overlay) => next, 'before-hydration');
  const isOpen = overlay !== 'none' && overlay !== 'before-hydration';
  const isBeforeHydration = React.useEffectEvent(() => overlay === 'before-hydration');
  // Before the page is painted: what the browser has opened is taken over without a visible change, and a press that comes later is not undone.
  React.useLayoutEffect(() => setOverlay(isBeforeHydration() ? getOpenPopover() : 'none'), [path]);
  React.useEffect(() => (isOpen ? activateOverlay(() => setOverlay('none')) : undefined), [isOpen]);
  const value = React.useMemo<OverlayState>(() => [overlay, setOverlay], [overlay]);
  return <OverlayContext.Provider value={value}>{children}</OverlayContext.Provider>;
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

/** Focuses a pressed button or link: Safari gives it no focus, and what it opens must return the focus to it. */
export function focusPressedButton(): void {
  const onClick = ({ target, detail }: MouseEvent) => {
    // A script clicks with no detail and leaves the focus where it is.
    if (detail > 0) (target as Element).closest<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
}

const holders = new Set<symbol>();
let restoreScroll: () => void = () => undefined;

/** Whether the scroll of the page is locked: while there is a holder. */
export const scrollLock = createStore(false);

function hideOverflow(): void {
  const { body, documentElement: root } = document;
  const { overflow, paddingRight } = body.style;
  const width = window.innerWidth - root.clientWidth;
  root.style.setProperty('--scrollbar', `${width}px`);
  body.style.overflow = 'hidden';
  if (width > 0) body.style.paddingRight = `calc(${paddingRight || '0px'} + ${width}px)`;
  restoreScroll = () => {
    body.style.overflow = overflow;
    body.style.paddingRight = paddingRight;
    root.style.removeProperty('--scrollbar');
  };
}

/** V5: locks the scroll until the returned function is called; the last of several holders restores the styles. */
export function lockScroll(): () => void {
  const holder = Symbol('holder');
  if (holders.size === 0) hideOverflow();
  holders.add(holder);
  scrollLock.set(true);
  return () => {
    if (!holders.delete(holder) || holders.size > 0) return;
    restoreScroll();
    scrollLock.set(false);
  };
}

/** Makes the page inert while a modal is open: neither a screen reader nor the keyboard reaches what is behind it. */
export function useInertPage(isOpen: boolean): void {
  React.useLayoutEffect(() => {
    // The element that Gatsby renders the page into.
    const page = document.getElementById('___gatsby');
    if (!isOpen || !page) return;
    page.inert = true;
    return () => void (page.inert = false);
  }, [isOpen]);
}

/**
 * While a modal is open: makes the page inert, moves the focus into the modal, and gives it the keys before the page. The opener locks the
 * scroll and restores the focus.
 */
export function useModal(element: React.RefObject<HTMLElement | null>, isOpen: boolean, onKey: (event: KeyboardEvent) => void): void {
  const handleKey = React.useEffectEvent(onKey);
  useInertPage(isOpen);
  // Before the modal is painted, so that no key that a visitor presses as soon as it shows is lost.
  React.useLayoutEffect(() => {
    if (!isOpen) return;
    const first = element.current?.querySelector<HTMLElement>('[data-autofocus]') ?? element.current?.querySelector('button');
    first?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      // The page's own Escape handler closes the overlay without changing the address.
      if (event.key === 'Escape') event.stopPropagation();
      handleKey(event);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, element]);
}
