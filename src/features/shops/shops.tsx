import * as React from 'react';
import type { Dialog as DialogType } from '../../ui/dialog/dialog';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useOverlay } from '../../ui/overlay/overlay';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import { loadDialog } from './load-dialog';
import * as styles from './shops.module.css';

interface ShopsProps {
  shops: readonly Queries.ShopCardFragment[];
}

/** The shop chooser: a dialog with a card for each shop. */
export function Shops({ shops }: ShopsProps) {
  const { shops: text } = useText();
  const [overlay, dispatch] = useOverlay();
  const [Dialog, setDialog] = React.useState<typeof DialogType | null>(null);
  const isOpen = overlay === 'shops';
  const close = () => dispatch({ type: 'closed' });
  React.useEffect(() => {
    if (!isOpen) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => dispatch({ type: 'closed' }),
    );
  }, [isOpen, dispatch]);
  if (!Dialog) return null;
  return (
    <Dialog isOpen={isOpen} title={text.title} closeLabel={text.close} onClose={close}>
      <div className={styles.shops}>
        {shops.map(({ name, line, to, picture }) => (
          <Link key={to} to={to} className={styles.shop} onClick={close}>
            <Picture picture={picture} sizes="(max-width: 640px) 104px, 210px" className={styles.picture} isDecorative />
            <h3>
              {name}
              <Icon name="arrow-up-right" />
            </h3>
            <p>{line}</p>
          </Link>
        ))}
      </div>
    </Dialog>
  );
}
