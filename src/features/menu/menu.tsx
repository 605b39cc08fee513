import * as React from 'react';
import type { IconName } from '../../logic/icons';
import { daysLabel } from '../../logic/hours';
import { phoneLink } from '../../logic/phone';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { opened, opening } from '../../ui/overlay/disclosure';
import { useOverlay } from '../../ui/overlay/overlay';
import { useIsNarrow } from '../../ui/overlay/use-is-narrow';
import { useText } from '../../ui/text/text';
import * as styles from './menu.module.css';

interface MobileMenuProps {
  navigation: Queries.NavbarNavigationFragment;
  showrooms: readonly Queries.MenuShowroomFragment[];
  partnerCount: number;
}

/** The menu of small screens: the bar's links set large, the showrooms and the social pages below them. */
export function MobileMenu({ navigation, showrooms, partnerCount }: MobileMenuProps) {
  const { bar, showroom: words } = useText();
  const [overlay, dispatch] = useOverlay();
  const isNarrow = useIsNarrow();
  const isOpen = overlay === 'menu';
  React.useEffect(() => {
    if (isOpen && !isNarrow) dispatch({ type: 'closed' });
  }, [isOpen, isNarrow, dispatch]);
  return (
    <nav id="menu" aria-label={bar.navigation} className={styles.menu} {...opened(overlay, 'menu')} data-lenis-prevent>
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
              {...opening(overlay, 'partners', 'partners-panel')}
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
            <span>{hours.map((run) => daysLabel(run, words.to)).join(', ')}</span>
            <a href={phoneLink(phones[0]!)}>{phones[0]}</a>
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
