import { Button } from '../../ui/button/button';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useMessages } from '../../ui/messages/messages';
import { loadShopDialog } from './load-shop-dialog';

/** Opens the shop dialog; its code loads on hover or focus. */
export function ShopButton({ className }: { className?: string }) {
  const { bar } = useMessages();
  const [overlay, dispatch] = useOverlay();
  const prepare = () => void loadShopDialog().catch(() => undefined);
  return (
    <Button
      className={className}
      aria-haspopup="dialog"
      popoverTarget={overlay === 'plain' ? 'shops' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={() => dispatch({ type: 'shopsOpened' })}
    >
      {bar.shop}
    </Button>
  );
}
