import { Dialog } from '../../ui/dialog/dialog';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/picture/picture';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './shop-dialog.split.module.css';

interface ShopDialogProps {
  shops: readonly Queries.ShopCardFragment[];
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog with a card for each shop. */
export function ShopDialog({ shops, isOpen, onClose }: ShopDialogProps) {
  const { shops: messages } = useMessages();
  return (
    <Dialog isOpen={isOpen} title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <div className={styles.shops}>
        {shops.map(({ name, line, to, picture }) => (
          <Link key={to} to={to} className={styles.shop} onClick={onClose}>
            <Picture picture={picture} sizes="(max-width: 800px) 104px / 0.86, 195px / 0.82" className={styles.picture} isDecorative />
            <h3>
              {name}
              <Icon name="arrow-up-right" />
            </h3>
            <p className={type.small}>{line}</p>
          </Link>
        ))}
      </div>
    </Dialog>
  );
}
