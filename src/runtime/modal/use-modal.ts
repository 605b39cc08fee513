import * as React from 'react';

/** The whole page, as Gatsby puts it into the document. */
const getPageElement = () => document.getElementById('___gatsby');

/**
 * While it is open the page behind is out of reach, the focus is inside, and the keys are its own. What opened it sees to the
 * scroll and takes the focus back.
 */
export function useModal(element: React.RefObject<HTMLElement | null>, isOpen: boolean, onKey: (event: KeyboardEvent) => void): void {
  const latest = React.useRef(onKey);
  React.useEffect(() => {
    latest.current = onKey;
  });
  React.useEffect(() => {
    if (!isOpen) return;
    const behind = getPageElement();
    const first = element.current?.querySelector<HTMLElement>('[data-autofocus]') ?? element.current?.querySelector('button');
    if (behind) behind.inert = true;
    first?.focus({ preventScroll: true });
    const onDown = (event: KeyboardEvent) => {
      // The page's own Escape would close it past the address.
      if (event.key === 'Escape') event.stopPropagation();
      latest.current(event);
    };
    document.addEventListener('keydown', onDown, true);
    return () => {
      if (behind) behind.inert = false;
      document.removeEventListener('keydown', onDown, true);
    };
  }, [isOpen, element]);
}
