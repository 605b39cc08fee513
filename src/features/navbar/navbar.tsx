import * as React from 'react';
import { footerLinksAnchor } from '../../domain/anchors';
import type { IconName } from '../../domain/icons';
import { isArticlePath } from '../../domain/addresses';
import { boardPath } from '../../domain/routes';
import { getSearchUrl } from '../../domain/search';
import { toScriptText } from '../../runtime/island';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { type Messages, useMessages } from '../../ui/messages';
import { PopoverButton } from '../../ui/button';
import * as buttonStyles from '../../ui/button.module.css';
import * as boardStyles from './board-link.module.css';
import * as styles from './navbar.module.css';

interface NavbarProps {
  wordmark: string;
  items: readonly Queries.NavigationItemFragment[];
  path: string;
  hasHero: boolean;
  panel: React.ReactNode;
  /** What opens the shop chooser. */
  shop: React.ReactNode;
}

/**
 * The bar of every page: white over a hero, dark elsewhere, opaque after scrolling (the root’s `data-scrolled`, from the document’s inline
 * script). Its style follows the menu and the panel of the brands, which are popovers.
 */
export function Navbar({ wordmark, items, path, hasHero, panel, shop }: NavbarProps) {
  const { bar } = useMessages();
  return (
    <>
      <a href="#content" className={styles.skip} data-print="none" data-covered>
        {bar.skip}
      </a>
      <header className={styles.bar} data-tone={hasHero ? 'white' : 'ink'}>
        <div className={classNames(kit.wrap, styles.inner)} data-covered>
          <Link to="/" className={classNames(kit.wordmark, styles.wordmark)} aria-label={bar.home} translate="no">
            {wordmark}
          </Link>
          <nav aria-label={bar.navigation} className={classNames(styles.links, kit.label)}>
            {items.map((item) => (
              <React.Fragment key={item.label}>
                <NavItem item={item} path={path} />{' '}
              </React.Fragment>
            ))}
          </nav>
          <div className={styles.actions}>
            <BoardLink />
            <SearchLink /> {shop}
          </div>
          <PopoverButton target="menu" fallback={`#${footerLinksAnchor}`} className={classNames(buttonStyles.icon, styles.burger)}>
            <span className={styles.closed}>
              <Icon name="menu" />
              <span className={kit.hidden}>{bar.open_menu}</span>
            </span>{' '}
            <span className={styles.opened}>
              <Icon name="cross" />
              <span className={kit.hidden}>{bar.close_menu}</span>
            </span>
          </PopoverButton>
        </div>
        {panel}
      </header>
    </>
  );
}

/** An item of the bar: a link, or the button that opens the brands. */
function NavItem({ item, path }: { item: Queries.NavigationItemFragment; path: string }) {
  if (!item.to)
    return (
      <PopoverButton target="partners-panel" fallback="/#partners" data-current={path.startsWith('/brand-partners/')}>
        {item.label}
      </PopoverButton>
    );
  return (
    <Link to={item.to} aria-current={isActiveLink(item.to, path) ? 'page' : undefined}>
      {item.label}
      {item.icon && <Icon name={item.icon as IconName} className={styles.external} />}
    </Link>
  );
}

/** The place of a number that the custom element writes. */
const slot = <span data-slot="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;

/** The link to the board with the number of its items. Hidden while the board is empty. */
function BoardLink() {
  const { board } = useMessages();
  return (
    <board-link role="status" class={boardStyles.item} suppressHydrationWarning>
      <Link to={boardPath} className={boardStyles.link}>
        <Icon name="board" />
        <span aria-hidden="true">{slot}</span>{' '}
        <span className={classNames(kit.hidden, buttonStyles.hint)} aria-hidden="true">
          {board.title}
        </span>{' '}
        <span className={kit.hidden}>
          {board.title}, {slot}
        </span>
      </Link>
    </board-link>
  );
}

/** The texts of the search dialog. */
export type SearchTexts = Pick<Messages, 'search'> & { readonly bar: Pick<Messages['bar'], 'new_tab'> };

/**
 * A link to the search page, and the texts of the dialog that opens in its place (`search-link.ts`). The names of the brands stand
 * in their panel.
 */
function SearchLink() {
  const { bar, search } = useMessages();
  const texts: SearchTexts = { bar: { new_tab: bar.new_tab }, search };
  return (
    <>
      <a href={getSearchUrl()} data-search>
        <Icon name="search" />
        <span className={classNames(kit.hidden, buttonStyles.hint)}>{search.title}</span>
      </a>
      <script id="search-texts" type="application/json" dangerouslySetInnerHTML={{ __html: toScriptText(texts) }} />
    </>
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
