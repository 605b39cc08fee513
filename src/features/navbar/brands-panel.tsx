import { graphql } from 'gatsby';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { useMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';
import * as filterStyles from '../../ui/filter.module.css';
import * as styles from './brands-panel.module.css';

interface BrandsPanelProps {
  brands: readonly Queries.PanelBrandFragment[];
  categories: readonly Queries.PanelCategoryFragment[];
}

/** The brands: a panel under the bar, or the whole screen where the bar has only a burger. */
export function BrandsPanel({ brands, categories }: BrandsPanelProps) {
  const { partners: messages } = useMessages();
  return (
    <div id="partners-panel" popover="auto" className={styles.popover} data-overlay="cover">
      <div className={styles.panel} data-lenis-prevent>
        <div className={classNames(kit.wrap, styles.inner)}>
          <div className={styles.header}>
            <button
              type="button"
              className={classNames(buttonStyles.icon, styles.close)}
              aria-label={messages.close}
              popoverTarget="partners-panel"
              popoverTargetAction="hide"
            >
              <Icon name="arrow-left" />
            </button>
            <p className={classNames(kit.label, styles.wide)}>{messages.panel_title}</p>
            <p className={classNames(kit.label, styles.narrow)}>{messages.overlay_title}</p>
            <span className={classNames(styles.count, styles.narrow)}>{messages.overlay_count}</span>
          </div>
          <CategoryLinks categories={categories} />
          <ul className={classNames(kit.links, styles.list)}>
            {brands.map(({ name, title, link, logo }) => (
              <li key={name}>
                <Link to={link} data-name={title}>
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

/** Links to the index of brands: one for each category with its count, and one for all. */
export function CategoryLinks({ categories }: Pick<BrandsPanelProps, 'categories'>) {
  const { partners: messages } = useMessages();
  return (
    <nav aria-label={messages.overlay_title} className={classNames(kit.label, filterStyles.list, styles.categories)}>
      {categories.map(({ path, name, count }) => (
        <Link key={path} to={path} className={classNames(filterStyles.choice, kit.underlined)}>
          {name} <small>{count}</small>
        </Link>
      ))}
      <Link to="/#partners" className={classNames(filterStyles.choice, kit.underlined, styles.all)}>
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
