import { isCurrent } from '../../logic/current';
import type { IconName } from '../../logic/icons';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { opening } from '../../ui/overlay/disclosure';
import { useOverlay } from '../../ui/overlay/overlay';
import * as styles from './links.module.css';

interface EntryProps {
  item: Queries.NavbarNavigationFragment['bar'][number];
  path: string;
}

/** An entry of the bar: a link, or the button that opens the partners. */
export function Entry({ item, path }: EntryProps) {
  const [overlay, dispatch] = useOverlay();
  if (!item.to) {
    const isOpen = overlay === 'partners';
    return (
      <button
        type="button"
        {...opening(overlay, 'partners', 'partners-panel')}
        data-current={isOpen || path.startsWith('/brand-partners/')}
        onClick={() => dispatch({ type: 'partnersToggled' })}
      >
        {item.label}
      </button>
    );
  }
  return (
    <Link to={item.to} aria-current={isCurrent(item.to, path) ? 'page' : undefined}>
      {item.label}
      {item.icon && <Icon name={item.icon as IconName} className={styles.away} />}
    </Link>
  );
}
