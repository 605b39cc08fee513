import { graphql } from 'gatsby';
import * as React from 'react';
import { useOverlay, getPanelProps } from '../../runtime/overlay';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { useIsNarrow } from '../../ui/use-media-query';
import { getMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';
import * as filterStyles from '../../ui/filter.module.css';
import * as grid from '../../ui/grid.module.css';
import * as listStyles from '../../ui/list.module.css';
import * as textLinkStyles from '../../ui/text-link.module.css';
import * as type from '../../ui/typography.module.css';
import * as styles from './brands-panel.module.css';

interface BrandsPanelProps {
  brands: readonly Queries.PanelBrandFragment[];
  categories: readonly Queries.PanelCategoryFragment[];
}

/** The brands: a panel under the bar, or the whole screen where the bar has only a burger. */
export function BrandsPanel({ brands, categories }: BrandsPanelProps) {
  const { partners: messages } = getMessages();
  const [overlay, setOverlay] = useOverlay();
  const isOpen = overlay === 'partners';
  const isNarrow = useIsNarrow();
  const arrowRef = React.useRef<HTMLButtonElement>(null);
  const close = () => setOverlay('none');
  const listRef = React.useRef<HTMLUListElement>(null);
  const hadArrow = React.useRef(false);
  React.useLayoutEffect(() => {
    const hasGrown = hadArrow.current && !isNarrow;
    hadArrow.current = isOpen && isNarrow;
    if (!isOpen) return;
    if (isNarrow) arrowRef.current?.focus();
    // The arrow is hidden now; the browser may already have moved the focus to the body.
    else if (hasGrown && [arrowRef.current, document.body].includes(document.activeElement as HTMLButtonElement))
      listRef.current?.querySelector('a')?.focus();
  }, [isOpen, isNarrow]);
  return (
    <div id="partners-panel" className={styles.popover} {...getPanelProps(overlay, 'partners')}>
      <div className={styles.backdrop} onClick={close} aria-hidden="true" />
      <div className={styles.panel} data-lenis-prevent>
        <div className={classNames(grid.wrap, styles.inner)}>
          <div className={styles.header}>
            <button
              ref={arrowRef}
              type="button"
              className={classNames(buttonStyles.icon, styles.close)}
              aria-label={messages.close}
              popoverTarget="partners-panel"
              onClick={close}
            >
              <Icon name="arrow-left" />
            </button>
            <p className={classNames(type.label, styles.wide)}>{messages.panel_title}</p>
            <p className={classNames(type.label, styles.narrow)}>{messages.overlay_title}</p>
            <span className={classNames(styles.count, styles.narrow)}>{messages.overlay_count}</span>
          </div>
          <CategoryLinks categories={categories} onNavigate={close} />
          <ul ref={listRef} className={classNames(listStyles.links, styles.list)}>
            {brands.map(({ name, title, link, logo }) => (
              <li key={name}>
                <Link to={link}>
                  <Logo logo={logo} name={title} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Links to the index of brands: one for each category with its count, and one for all. The index may be on the open page. */
export function CategoryLinks({ categories, onNavigate }: Pick<BrandsPanelProps, 'categories'> & { onNavigate: () => void }) {
  const { partners: messages } = getMessages();
  return (
    <nav aria-label={messages.filter} className={classNames(type.label, filterStyles.list, styles.categories)}>
      {categories.map(({ path, name, count }) => (
        <Link key={path} to={path} className={classNames(filterStyles.choice, textLinkStyles.underlined)} onClick={onNavigate}>
          {name} <small>{count}</small>
        </Link>
      ))}
      <Link to="/#partners" className={classNames(filterStyles.choice, textLinkStyles.underlined, styles.all)} onClick={onNavigate}>
        {messages.index}
      </Link>
    </nav>
  );
}

export const panelBrandFragment = graphql`
  fragment PanelBrand on Brand {
    name
    title
    link
    logo {
      ...Logo
    }
  }
`;

export const panelCategoryFragment = graphql`
  fragment PanelCategory on Category {
    name
    path
    count
  }
`;
