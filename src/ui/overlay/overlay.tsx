import * as React from 'react';
import { type Overlay, type OverlayEvent, overlayReducer } from '../../logic/overlay';

const OverlayState = React.createContext<[Overlay, React.Dispatch<OverlayEvent>]>(['none', () => undefined]);

/** What lies over the page, and the way to change it. */
export const useOverlay = (): [Overlay, React.Dispatch<OverlayEvent>] => React.useContext(OverlayState);

interface OverlayProviderProps {
  /** The path of the page; when it changes, whatever is open closes. */
  path: string;
  children: React.ReactNode;
}

/** Holds the one state of what lies over the page. */
export function OverlayProvider({ path, children }: OverlayProviderProps) {
  const [overlay, dispatch] = React.useReducer(overlayReducer, 'none');
  React.useEffect(() => dispatch({ type: 'routeChanged' }), [path]);
  React.useEffect(() => {
    if (overlay === 'none') return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dispatch({ type: 'escaped' });
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    window.addEventListener('keydown', onKey);
    return () => {
      document.body.style.overflow = overflow;
      window.removeEventListener('keydown', onKey);
    };
  }, [overlay]);
  const value = React.useMemo<[Overlay, React.Dispatch<OverlayEvent>]>(() => [overlay, dispatch], [overlay]);
  return <OverlayState.Provider value={value}>{children}</OverlayState.Provider>;
}
