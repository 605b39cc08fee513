import * as React from 'react';
import { Button } from '../../ui/button';
import { getMessages } from '../../ui/messages';
import { useOverlay } from '../../runtime/overlay';
import { useOnDemand } from '../../runtime/islands/loader';
import { staticIsland } from '../../runtime/islands/island';

const loadShopDialog = () => import('./shop-dialog').then(({ ShopDialog }) => ShopDialog);

const StaticShopPopover = staticIsland(() => import('./shop-popover').then((part) => part.ShopPopover));

const getPopover = () => document.getElementById('shops') as Partial<HTMLElement> | null;

function isPopoverOpen(): boolean {
  try {
    return document.querySelector('#shops:popover-open') !== null;
  } catch {
    // The browser has no popovers.
    return false;
  }
}

/** Opens the shop dialog; its code loads on hover or focus. */
export function ShopButton() {
  const { bar } = getMessages();
  const [overlay, setOverlay] = useOverlay();
  const prepare = () => void loadShopDialog().catch(() => undefined);
  return (
    <Button
      aria-haspopup="dialog"
      popoverTarget={overlay === 'before-hydration' ? 'shops' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={() => setOverlay('shops')}
    >
      {bar.shop}
    </Button>
  );
}

/** The shop dialog, loaded when first opened. Before hydration, or if it cannot be loaded, a native popover stands in its place. */
export function Shops({ shops }: { shops: readonly Queries.ShopCardFragment[] }) {
  const [overlay, setOverlay] = useOverlay();
  const [Dialog, fetchDialog] = useOnDemand(loadShopDialog);
  const [isTakenOver, setTakenOver] = React.useState(false);
  const isOpen = overlay === 'shops';
  React.useEffect(() => {
    if (!isOpen) return;
    fetchDialog().then(
      () => setTakenOver(isPopoverOpen()),
      () => {
        setOverlay('none');
        getPopover()?.showPopover?.();
      },
    );
  }, [isOpen, setOverlay, fetchDialog]);
  React.useLayoutEffect(() => {
    if (isOpen && Dialog && isPopoverOpen()) getPopover()?.hidePopover?.();
  }, [isOpen, Dialog]);
  return (
    <>
      <StaticShopPopover shops={shops} />
      {Dialog && <Dialog shops={shops} isOpen={isOpen} isTakenOver={isTakenOver} onClose={() => setOverlay('none')} />}
    </>
  );
}
