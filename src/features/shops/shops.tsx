import * as React from 'react';
import { Button } from '../../ui/button/button';
import { useMessages } from '../../ui/messages/messages';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useOnDemand } from '../../runtime/on-demand/on-demand';
import { staticIsland } from '../../runtime/islands/static-island';

const loadShopDialog = () => import('./shop-dialog').then(({ ShopDialog }) => ShopDialog);

const StaticShopList = staticIsland(() => import('./shop-list').then((part) => part.ShopList));

/** Opens the shop dialog; its code loads on hover or focus. */
export function ShopButton() {
  const { bar } = useMessages();
  const [overlay, setOverlay] = useOverlay();
  const prepare = () => void loadShopDialog().catch(() => undefined);
  return (
    <Button
      aria-haspopup="dialog"
      popoverTarget={overlay === 'plain' ? 'shops' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={() => setOverlay('shops')}
    >
      {bar.shop}
    </Button>
  );
}

/** The shop dialog, loaded when first opened. Without scripts, or if it cannot be loaded, a native popover replaces it. */
export function Shops({ shops }: { shops: readonly Queries.ShopCardFragment[] }) {
  const [overlay, setOverlay] = useOverlay();
  const [Dialog, fetchDialog] = useOnDemand(loadShopDialog);
  const isOpen = overlay === 'shops';
  React.useEffect(() => {
    if (!isOpen) return;
    fetchDialog().catch(() => {
      setOverlay('none');
      (document.getElementById('shops') as Partial<HTMLElement> | null)?.showPopover?.();
    });
  }, [isOpen, setOverlay, fetchDialog]);
  return (
    <>
      <StaticShopList shops={shops} />
      {Dialog && <Dialog shops={shops} isOpen={isOpen} onClose={() => setOverlay('none')} />}
    </>
  );
}
