import * as React from 'react';
import { useOverlay } from '../../ui/overlay/overlay';
import { loadDialog } from './load-dialog';
import type { ShopDialog } from './shop-dialog';

interface ShopsProps {
  shops: readonly Queries.ShopCardFragment[];
}

/** The shop chooser, fetched when it is first opened. */
export function Shops({ shops }: ShopsProps) {
  const [overlay, dispatch] = useOverlay();
  const [Dialog, setDialog] = React.useState<typeof ShopDialog | null>(null);
  const isOpen = overlay === 'shops';
  const close = () => dispatch({ type: 'closed' });
  React.useEffect(() => {
    if (!isOpen) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => dispatch({ type: 'closed' }),
    );
  }, [isOpen, dispatch]);
  return Dialog && <Dialog shops={shops} isOpen={isOpen} onClose={close} />;
}
