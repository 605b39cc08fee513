import { createExternalStore } from '../store/external-store';

const holders = new Set<symbol>();
let restore: () => void = () => undefined;

/** Whether the scroll of the page is locked: while there is a holder. */
export const scrollLock = createExternalStore(false);

function hide(): void {
  const { body, documentElement: root } = document;
  const { overflow, paddingRight } = body.style;
  const width = window.innerWidth - root.clientWidth;
  root.style.setProperty('--scrollbar', `${width}px`);
  body.style.overflow = 'hidden';
  if (width > 0) body.style.paddingRight = `calc(${paddingRight || '0px'} + ${width}px)`;
  restore = () => {
    body.style.overflow = overflow;
    body.style.paddingRight = paddingRight;
    root.style.removeProperty('--scrollbar');
  };
}

/** Locks the scroll until the returned function is called; the last of several holders restores the styles. */
export function lockScroll(): () => void {
  const holder = Symbol('holder');
  if (holders.size === 0) hide();
  holders.add(holder);
  scrollLock.set(true);
  return () => {
    if (!holders.delete(holder) || holders.size > 0) return;
    restore();
    scrollLock.set(false);
  };
}
