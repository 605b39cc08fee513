import { Button } from '../../ui/button/button';
import { useOverlay } from '../../ui/overlay/overlay';
import { useText } from '../../ui/text/text';
import { loadDialog } from './load-dialog';

/** Opens the shop chooser; its code is fetched as soon as somebody seems about to. */
export function ShopButton({ className }: { className?: string }) {
  const { bar } = useText();
  const [overlay, dispatch] = useOverlay();
  const prepare = () => void loadDialog().catch(() => undefined);
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
