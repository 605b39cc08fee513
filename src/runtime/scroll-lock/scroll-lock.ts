/** What a lock changes on the page, and how wide the scrollbar is that goes with it. */
interface LockTarget {
  body: { style: { overflow: string; paddingRight: string } };
  root: { style: { setProperty: (name: string, value: string) => void; removeProperty: (name: string) => void } };
  scrollbar: () => number;
}

/** One owner of the page's scroll: it is held while anybody holds it, and what was there comes back with the last. */
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
  const say = (isLocked: boolean) => {
    for (const listener of listeners) listener(isLocked);
  };
  const lock = (): (() => void) => {
    let isHeld = true;
    holders += 1;
    if (holders === 1) {
      hold();
      say(true);
    }
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders > 0) return;
      restore();
      say(false);
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

/** Holds the page still until the answer is called. */
export const lockScroll = scrollLock.lock;
/** Whether anything holds the page still. */
export const isScrollLocked = scrollLock.isLocked;
/** Says when the page is held and when it is freed. */
export const subscribeToScrollLock = scrollLock.subscribe;
