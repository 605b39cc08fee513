import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './category-links.module.css';

interface CategoryLinksProps {
  categories: readonly Queries.PartnerCategoryFragment[];
  /** The index may stand on the page that is open already. */
  onNavigate: () => void;
}

/** The ways into the index of the partners: by a category, each with how many there are, and by all else. */
export function CategoryLinks({ categories, onNavigate }: CategoryLinksProps) {
  const { partners: messages } = useMessages();
  return (
    <nav aria-label={messages.filter} className={classNames(type.label, styles.ways)}>
      {categories.map(({ path, name, count }) => (
        <Link key={path} to={path} onClick={onNavigate}>
          {name} <small>{count}</small>
        </Link>
      ))}
      <Link to="/#partners" className={styles.more} onClick={onNavigate}>
        {messages.index}
      </Link>
    </nav>
  );
}
