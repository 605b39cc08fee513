// What is over the page: popovers, which the browser opens without scripts, and dialogs. While one is open the page does not scroll (V5).
import { hasModifier } from '../ui/key-press';
import { createStore } from './store';

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

/** Shows a dialog as a modal, and locks the scroll until it is closed. The browser makes the page inert and returns the focus. */
export function showModal(dialog: HTMLDialogElement): void {
  const unlock = lockScroll();
  dialog.addEventListener('close', unlock, { once: true });
  dialog.showModal();
}

/** The width up to which the bar has only a burger, as its words ask for (`domain/bar-width`). `--small-bar` in the style sheets is the same. */
const narrow = `(max-width: ${process.env['GATSBY_SMALL_BAR'] ?? '70.25'}em)`;

const isOpen = (element: Element): boolean => element.matches(':popover-open');

const isVisible = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;

/** Whether nothing has the focus, or what is no longer shown: Firefox takes the focus away later. */
const isFocusLost = (): boolean => document.activeElement === document.body || !isVisible(document.activeElement);

/** Focuses what opens a popover, where it is visible, or else something in the bar: of the width in which it was opened, the window may have left. */
function focusOpener(id: string): void {
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`);
  const others = document.querySelectorAll<HTMLElement>('header [popovertarget]');
  [...openers, ...others].find(isVisible)?.focus({ preventScroll: true });
}

/**
 * Follows the popovers of the page that are marked with `data-overlay`: while one is open, what is marked with `data-background` is inert and the
 * scroll is locked; while one of them covers a narrow screen, so is what is marked with `data-covered`. Buttons say what they have opened. A
 * link that is followed, a page that is left, and a window that becomes narrow or wide close them (N4). The focus returns also where the browser
 * leaves it nowhere: after a press beside a popover, and in Safari, which gives a pressed button none.
 */
export function followPopovers(): void {
  const media = window.matchMedia(narrow);
  const listOpen = () => Array.from(document.querySelectorAll<HTMLElement>('[data-overlay]')).filter(isOpen);
  let unlock: (() => void) | undefined;
  let isLinkFollowed = false;

  const findCover = () => (media.matches ? listOpen().find(({ dataset }) => dataset['overlay'] === 'cover') : undefined);

  const update = () => {
    const open = listOpen();
    const isCovered = findCover() !== undefined;
    for (const part of document.querySelectorAll<HTMLElement>('[data-background]')) part.inert = open.length > 0;
    for (const part of document.querySelectorAll<HTMLElement>('[data-covered]')) part.inert = isCovered;
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]:not([popovertargetaction])'))
      button.ariaExpanded = String(open.includes(button.popoverTargetElement as HTMLElement));
    if (open.length > 0) unlock ??= lockScroll();
    else {
      unlock?.();
      unlock = undefined;
    }
  };
  const closeAll = () => {
    for (const popover of listOpen()) if (isOpen(popover)) popover.hidePopover();
    update();
  };

  // Before it shows, so that nothing shifts while it does.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState !== 'open' || !(target as HTMLElement).dataset['overlay']) return;
      isLinkFollowed = false;
      unlock ??= lockScroll();
    },
    true,
  );
  document.addEventListener(
    'toggle',
    (event) => {
      const popover = event.target as HTMLElement;
      const { id, dataset } = popover;
      if (!dataset['overlay']) return;
      let closed = id;
      if (event.newState === 'closed' && dataset['overlay'] === 'cover')
        // It was opened from the menu, which closes with it (N5).
        for (const other of listOpen())
          if (other.dataset['overlay'] === 'menu') {
            other.hidePopover();
            closed = other.id;
          }
      update();
      // `autofocus` would be taken for one of the document. The first button of a cover closes it.
      findCover()?.querySelector('button')?.focus();
      if (
        event.newState === 'closed' &&
        !isLinkFollowed &&
        !scrollLock.get() &&
        (isFocusLost() || document.activeElement?.contains(popover))
      )
        focusOpener(closed);
    },
    true,
  );
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (hasModifier(event) || !(target instanceof Element && target.closest('[data-overlay] a, a[data-covered]'))) return;
    isLinkFollowed = true;
    closeAll();
  });
  window.addEventListener('pagehide', closeAll);
  media.addEventListener('change', closeAll);
  update();
}
