import * as React from 'react';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useOnDemand } from '../../runtime/on-demand/use-on-demand';
import { staticIsland } from '../../runtime/islands/static-island';
import { loadShopDialog } from './load-shop-dialog';

const StaticShopList = staticIsland(() => import('./shop-list').then((part) => part.ShopList));

interface ShopsProps {
  shops: readonly Queries.ShopCardFragment[];
}

/** The shop dialog, loaded when first opened. Without scripts, or if it cannot be loaded, a native popover replaces it. */
export function Shops({ shops }: ShopsProps) {
  const [overlay, dispatch] = useOverlay();
  const [Dialog, fetchDialog] = useOnDemand(loadShopDialog);
  const isOpen = overlay === 'shops';
  const close = () => dispatch({ type: 'closed' });
  React.useEffect(() => {
    if (!isOpen) return;
    fetchDialog().catch(() => {
      dispatch({ type: 'closed' });
      (document.getElementById('shops') as Partial<HTMLElement> | null)?.showPopover?.();
    });
  }, [isOpen, dispatch, fetchDialog]);
  return (
    <>
      <StaticShopList shops={shops} />
      {Dialog && <Dialog shops={shops} isOpen={isOpen} onClose={close} />}
    </>
  );
}
