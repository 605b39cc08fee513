/** The styles that a lock changes, and the width of the scrollbar that it hides, in pixels. */
interface LockTarget {
  body: { style: { overflow: string; paddingRight: string } };
  root: { style: { setProperty: (name: string, value: string) => void; removeProperty: (name: string) => void } };
  scrollbar: () => number;
}

/** Locks the scroll of the page while there is a holder; the last release restores the styles. */
export function createScrollLock(page: () => LockTarget) {
  const listeners = new Set<(isLocked: boolean) => void>();
  let holders = 0;
  let restore: () => void = () => undefined;
  const hold = () => {
    const { body, root, scrollbar } = page();
    const { overflow, paddingRight } = body.style;
    const width = scrollbar();
    root.style.setProperty('--scrollbar', `${width}px`);
    body.style.overflow = 'hidden';
    if (width > 0) body.style.paddingRight = `calc(${paddingRight || '0px'} + ${width}px)`;
    restore = () => {
      body.style.overflow = overflow;
      body.style.paddingRight = paddingRight;
      root.style.removeProperty('--scrollbar');
    };
  };
  const notify = (isLocked: boolean) => {
    for (const listener of listeners) listener(isLocked);
  };
  const lock = (): (() => void) => {
    let isHeld = true;
    holders += 1;
    if (holders === 1) {
      hold();
      notify(true);
    }
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders > 0) return;
      restore();
      notify(false);
    };
  };
  const subscribe = (listener: (isLocked: boolean) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { lock, subscribe, isLocked: () => holders > 0 };
}

const scrollLock = createScrollLock(() => ({
  body: document.body,
  root: document.documentElement,
  scrollbar: () => window.innerWidth - document.documentElement.clientWidth,
}));

/** Locks the scroll until the returned function is called. */
export const lockScroll = scrollLock.lock;
/** Whether the scroll is locked. */
export const isScrollLocked = scrollLock.isLocked;
/** Reports when the scroll is locked and when it is released. */
export const subscribeToScrollLock = scrollLock.subscribe;
