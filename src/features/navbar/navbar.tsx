import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { getTriggerProps } from '../../runtime/overlay/overlay-props';
import { useOverlay } from '../../runtime/overlay/overlay';
import { useIsNarrow } from '../../ui/media-query/use-is-narrow';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { NavItem } from './nav-item';
import * as linkStyles from './navbar-links.module.css';
import * as styles from './navbar.module.css';
import { useScrolledPast } from './use-scrolled-past';

interface NavbarProps {
  site: Queries.NavbarSiteFragment;
  navigation: Queries.NavbarNavigationFragment;
  path: string;
  hasHero: boolean;
  partners: React.ReactNode;
  /** Content on the right, on every screen. */
  tools: React.ReactNode;
}

/** The scroll position up to which the bar is transparent, in px (specification, section 9). */
const transparentUntil = 100;

/** The bar of every page: white over a hero, dark elsewhere, opaque after scrolling. */
export function Navbar({ site, navigation, path, hasHero, partners, tools }: NavbarProps) {
  const { bar } = useMessages();
  const [overlay, dispatch] = useOverlay();
  const isNarrow = useIsNarrow();
  const isScrolled = useScrolledPast(transparentUntil);
  const isOpaque = isScrolled || overlay === 'partners';
  const isMenu = overlay === 'menu';
  const isCovered = isNarrow && overlay === 'partners';
  const tone = isMenu ? 'paper' : hasHero && !isOpaque ? 'white' : 'ink';
  return (
    <>
      <a href="#content" className={styles.skip} data-print="none" inert={isCovered} onClick={() => dispatch({ type: 'closed' })}>
        {bar.skip}
      </a>
      <header className={styles.bar} data-tone={tone} data-opaque={overlay === 'plain' ? undefined : isOpaque && !isMenu}>
        <div className={classNames(grid.wrap, styles.inner)} inert={isCovered}>
          <Link to="/" className={styles.wordmark} aria-label={bar.home} translate="no">
            {site.wordmark}
          </Link>
          <nav aria-label={bar.navigation} className={classNames(linkStyles.links, type.label)}>
            {navigation.bar.map((item) => (
              <React.Fragment key={item.label}>
                <NavItem item={item} path={path} />{' '}
              </React.Fragment>
            ))}
          </nav>
          <div className={styles.actions}>{tools}</div>
          <button
            type="button"
            className={styles.burger}
            {...getTriggerProps(overlay, 'menu', 'menu')}
            aria-label={isMenu ? bar.close_menu : bar.open_menu}
            onClick={() => dispatch({ type: 'menuToggled' })}
          >
            <Icon name={isMenu ? 'cross' : 'menu'} />
          </button>
        </div>
        {partners}
      </header>
    </>
  );
}
