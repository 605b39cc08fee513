import { isActiveLink } from './active-link';
import type { IconName } from '../../domain/icons/icon-names';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { getTriggerProps } from '../../runtime/overlay/overlay-props';
import { useOverlay } from '../../runtime/overlay/overlay';
import * as styles from './navbar-links.module.css';

interface NavItemProps {
  item: Queries.NavbarNavigationFragment['bar'][number];
  path: string;
}

/** An item of the bar: a link, or the button that opens the partners. */
export function NavItem({ item, path }: NavItemProps) {
  const [overlay, dispatch] = useOverlay();
  if (!item.to) {
    const isOpen = overlay === 'partners';
    return (
      <button
        type="button"
        {...getTriggerProps(overlay, 'partners', 'partners-panel')}
        data-current={isOpen || path.startsWith('/brand-partners/')}
        onClick={() => dispatch({ type: 'partnersToggled' })}
      >
        {item.label}
      </button>
    );
  }
  return (
    <Link to={item.to} aria-current={isActiveLink(item.to, path) ? 'page' : undefined}>
      {item.label}
      {item.icon && <Icon name={item.icon as IconName} className={styles.external} />}
    </Link>
  );
}
