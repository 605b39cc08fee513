import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { lockScroll } from '../../runtime/overlay';
import { Dialog } from '../../ui/dialog/dialog';

interface ShopDialogProps {
  /** The popover with the same words and cards. */
  popover: HTMLElement;
  isOpen: boolean;
  /** Whether the popover showed the same just before. */
  isTakenOver: boolean;
  onClose: () => void;
}

/** The dialog with a card for each shop. A choice closes it. */
function ShopDialog({ popover, isOpen, isTakenOver, onClose }: ShopDialogProps) {
  const getText = (selector: string) => popover.querySelector(selector)!.textContent;
  const cards = popover.querySelector('[data-cards]')!;
  React.useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-layout]');
    if (!isOpen || !page) return;
    const unlock = lockScroll();
    page.inert = true;
    return () => {
      page.inert = false;
      unlock();
    };
  }, [isOpen]);
  const onClick = ({ target }: React.MouseEvent) => {
    if ((target as Element).closest('a')) onClose();
  };
  return (
    <Dialog isOpen={isOpen} isShownAtOnce={isTakenOver} title={getText('h2')} closeLabel={getText('button')} onClose={onClose}>
      <div className={cards.className} onClick={onClick} dangerouslySetInnerHTML={{ __html: cards.innerHTML }} />
    </Dialog>
  );
}

let root: Root | undefined;

function render(popover: HTMLElement, isOpen: boolean, isTakenOver: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => render(popover, false, false);
  root.render(<ShopDialog popover={popover} isOpen={isOpen} isTakenOver={isTakenOver} onClose={close} />);
}

/** Opens the dialog; in place of the popover where that is open, in the same frame. */
export function openShopDialog(popover: HTMLElement): void {
  const isTakenOver = popover.matches(':popover-open');
  if (isTakenOver) popover.hidePopover();
  flushSync(() => render(popover, true, isTakenOver));
}
