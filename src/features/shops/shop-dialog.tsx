import { Dialog } from '../../ui/dialog/dialog';
import { getMessages } from '../../ui/messages';
import { useInertPage } from '../../runtime/overlay';
import { ShopCards } from './shop-popover';

interface ShopDialogProps {
  shops: readonly Queries.ShopCardFragment[];
  isOpen: boolean;
  /** Whether the popover showed the same just before. */
  isTakenOver: boolean;
  onClose: () => void;
}

/** The dialog with a card for each shop. */
export function ShopDialog({ shops, isOpen, isTakenOver, onClose }: ShopDialogProps) {
  const { shops: messages } = getMessages();
  useInertPage(isOpen);
  return (
    <Dialog isOpen={isOpen} isShownAtOnce={isTakenOver} title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <ShopCards shops={shops} onChoose={onClose} />
    </Dialog>
  );
}
