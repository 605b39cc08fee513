import * as React from 'react';
import type { IconName } from '../../domain/icons/icon-names';
import { formatDayRange } from '../../components/opening-status/format-opening-hours';
import { toTelHref } from '../../ui/link/tel-href';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { getPanelProps, getTriggerProps } from '../../runtime/overlay/overlay-props';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useIsNarrow } from '../../ui/media-query/use-is-narrow';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './mobile-menu.module.css';

interface MobileMenuProps {
  navigation: Queries.MenuNavigationFragment;
  showrooms: readonly Queries.MenuShowroomFragment[];
  partnerCount: number;
}

/** The menu of small screens: the links of the bar, the showrooms and the social links. */
export function MobileMenu({ navigation, showrooms, partnerCount }: MobileMenuProps) {
  const { bar, showroom: messages } = useMessages();
  const [overlay, dispatch] = useOverlay();
  const isNarrow = useIsNarrow();
  const isOpen = overlay === 'menu';
  React.useEffect(() => {
    if (isOpen && !isNarrow) dispatch({ type: 'closed' });
  }, [isOpen, isNarrow, dispatch]);
  return (
    <nav id="menu" aria-label={bar.navigation} className={styles.menu} {...getPanelProps(overlay, 'menu')} data-lenis-prevent>
      <div className={styles.links}>
        {navigation.bar.map(({ label, to, icon }) =>
          to ? (
            <Link key={label} to={to}>
              {label}
              {icon && <Icon name={icon as IconName} />}
            </Link>
          ) : (
            <button
              key={label}
              type="button"
              {...getTriggerProps(overlay, 'partners', 'partners-panel')}
              onClick={() => dispatch({ type: 'partnersToggled' })}
            >
              {label}
              <small>{partnerCount}</small>
            </button>
          ),
        )}
      </div>
      <div className={styles.showrooms}>
        {showrooms.map(({ slug, name, hours, phones }) => (
          <div key={slug}>
            {name}
            <span>{hours.map((dayRange) => formatDayRange(dayRange, messages.to)).join(', ')}</span>
            <a href={toTelHref(phones[0]!)}>{phones[0]}</a>
          </div>
        ))}
      </div>
      <p className={styles.social}>
        {navigation.social.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </nav>
  );
}
