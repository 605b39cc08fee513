import * as React from 'react';

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
