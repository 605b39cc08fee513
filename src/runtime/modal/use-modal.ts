import * as React from 'react';

/**
 * While a modal is open: makes the page inert, moves the focus into the modal, and gives it the keys before the page. The opener locks the
 * scroll and restores the focus.
 */
export function useModal(element: React.RefObject<HTMLElement | null>, isOpen: boolean, onKey: (event: KeyboardEvent) => void): void {
  const handleKey = React.useEffectEvent(onKey);
  // Before the modal is painted, so that no key that a visitor presses as soon as it shows is lost.
  React.useLayoutEffect(() => {
    if (!isOpen) return;
    // The element that Gatsby renders the page into.
    const page = document.getElementById('___gatsby');
    const first = element.current?.querySelector<HTMLElement>('[data-autofocus]') ?? element.current?.querySelector('button');
    if (page) page.inert = true;
    first?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      // The page's own Escape handler closes the overlay without changing the address.
      if (event.key === 'Escape') event.stopPropagation();
      handleKey(event);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      if (page) page.inert = false;
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isOpen, element]);
}
