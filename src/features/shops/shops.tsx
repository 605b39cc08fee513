import * as React from 'react';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useOverlay } from '../../ui/overlay/overlay';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as styles from './shops.module.css';

const Dialog = React.lazy(() => import('../../ui/dialog/dialog').then((module) => ({ default: module.Dialog })));

interface ShopsProps {
  shops: readonly Queries.ShopCardFragment[];
}

/** The shop chooser: a dialog with a card for each shop. Its code is fetched when it is first asked for. */
export function Shops({ shops }: ShopsProps) {
  const { shops: text } = useText();
  const [overlay, dispatch] = useOverlay();
  const [wasAsked, setWasAsked] = React.useState(false);
  const isOpen = overlay === 'shops';
  if (isOpen && !wasAsked) setWasAsked(true);
  const close = () => dispatch({ type: 'closed' });
  if (!wasAsked) return null;
  return (
    <React.Suspense fallback={null}>
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
    </React.Suspense>
  );
}
