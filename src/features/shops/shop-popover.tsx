import { DialogBody } from '../../ui/dialog/dialog-body';
import { useMessages } from '../../ui/messages/messages';
import { ShopCards } from './shop-cards';
import * as styles from './shop-popover.module.css';

/** The shop dialog as a native popover, which works without scripts. It looks as the dialog does, which takes its place. */
export function ShopPopover({ shops }: { shops: readonly Queries.ShopCardFragment[] }) {
  const { shops: messages } = useMessages();
  return (
    <div id="shops" popover="auto" role="group" aria-labelledby="shops-title" className={styles.popover}>
      <DialogBody titleId="shops-title" title={messages.title} closeLabel={messages.close} popoverTarget="shops">
        <ShopCards shops={shops} />
      </DialogBody>
    </div>
  );
}
