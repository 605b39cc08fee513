import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './category-links.module.css';

interface CategoryLinksProps {
  categories: readonly Queries.PartnerCategoryFragment[];
  /** Closes the panel: a link may lead to the page that is already open. */
  onNavigate: () => void;
}

/** Links to the index of partners: one for each category with its count, and one for all filters. */
export function CategoryLinks({ categories, onNavigate }: CategoryLinksProps) {
  const { partners: messages } = useMessages();
  return (
    <nav aria-label={messages.filter} className={classNames(type.label, styles.categories)}>
      {categories.map(({ path, name, count }) => (
        <Link key={path} to={path} onClick={onNavigate}>
          {name} <small>{count}</small>
        </Link>
      ))}
      <Link to="/#partners" className={styles.allFilters} onClick={onNavigate}>
        {messages.index}
      </Link>
    </nav>
  );
}
