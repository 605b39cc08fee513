import { graphql } from 'gatsby';
import * as React from 'react';
import type { IconName } from '../../domain/icons';
import { isArticlePath } from '../../domain/routes';
import { getTriggerProps, useOverlay } from '../../runtime/overlay';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useIsNarrow } from '../../ui/use-media-query';
import { getMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';
import * as grid from '../../ui/grid.module.css';
import * as type from '../../ui/typography.module.css';
import * as styles from './navbar.module.css';

interface NavbarProps {
  site: Queries.NavbarSiteFragment;
  navigation: Queries.NavbarNavigationFragment;
  path: string;
  hasHero: boolean;
  partners: React.ReactNode;
  /** Content on the right, on every screen. */
  tools: React.ReactNode;
}

/** The bar of every page: white over a hero, dark elsewhere, opaque after scrolling (the root’s `data-scrolled`, from the page’s inline script). */
export function Navbar({ site, navigation, path, hasHero, partners, tools }: NavbarProps) {
  const { bar } = getMessages();
  const [overlay, setOverlay] = useOverlay();
  const isNarrow = useIsNarrow();
  const isMenu = overlay === 'menu';
  const isCovered = isNarrow && overlay === 'partners';
  const tone = isMenu ? 'paper' : hasHero && overlay !== 'partners' ? 'white' : 'ink';
  return (
    <>
      <a href="#content" className={styles.skip} data-print="none" inert={isCovered} onClick={() => setOverlay('none')}>
        {bar.skip}
      </a>
      <header className={styles.bar} data-tone={tone} data-overlay={overlay}>
        <div className={classNames(grid.wrap, styles.inner)} inert={isCovered}>
          <Link to="/" className={classNames(type.wordmark, styles.wordmark)} aria-label={bar.home} translate="no">
            {site.wordmark}
          </Link>
          <nav aria-label={bar.navigation} className={classNames(styles.links, type.label)}>
            {navigation.bar.map((item) => (
              <React.Fragment key={item.label}>
                <NavItem item={item} path={path} />{' '}
              </React.Fragment>
            ))}
          </nav>
          <div className={styles.actions}>{tools}</div>
          <button
            type="button"
            className={classNames(buttonStyles.icon, styles.burger)}
            {...getTriggerProps([overlay, setOverlay], 'menu', 'menu')}
            aria-label={isMenu ? bar.close_menu : bar.open_menu}
          >
            <Icon name="menu" className={styles.closed} />
            <Icon name="cross" className={styles.opened} />
          </button>
        </div>
        {partners}
      </header>
    </>
  );
}

/** An item of the bar: a link, or the button that opens the partners. */
function NavItem({ item, path }: { item: Queries.NavbarNavigationFragment['bar'][number]; path: string }) {
  const overlayState = useOverlay();
  const isCurrent = overlayState[0] === 'partners' || path.startsWith('/brand-partners/');
  if (!item.to)
    return (
      <button type="button" {...getTriggerProps(overlayState, 'partners', 'partners-panel')} data-current={isCurrent}>
        {item.label}
      </button>
    );
  return (
    <Link to={item.to} aria-current={isActiveLink(item.to, path) ? 'page' : undefined}>
      {item.label}
      {item.icon && <Icon name={item.icon as IconName} className={styles.external} />}
    </Link>
  );
}

/**
 * Whether a link of the bar is current for a path: for its own page and those below it. The contact link covers all forms, the news link the
 * articles.
 */
export function isActiveLink(to: string, path: string): boolean {
  const current = path.replace(/\/+$/, '') || '/';
  if (to === current || current.startsWith(`${to}/`)) return true;
  if (to.startsWith('/contact-us/')) return current.startsWith('/contact-us/');
  return to === '/news-and-events' && isArticlePath(current);
}

export const navbarSiteFragment = graphql`
  fragment NavbarSite on ContentSite {
    wordmark
  }
`;

export const navbarNavigationFragment = graphql`
  fragment NavbarNavigation on Navigation {
    bar {
      label
      to
      icon
    }
  }
`;
