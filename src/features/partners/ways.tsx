import { classes } from '../../ui/classes';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './ways.module.css';

interface WaysProps {
  categories: readonly Queries.PartnerCategoryFragment[];
  /** The index may stand on the page that is open already. */
  onFollowed: () => void;
}

/** The ways into the index of the partners: by a category, each with how many there are, and by all else. */
export function Ways({ categories, onFollowed }: WaysProps) {
  const { partners: text } = useText();
  return (
    <nav aria-label={text.filter} className={classes(type.label, styles.ways)}>
      {categories.map(({ path, name, count }) => (
        <Link key={path} to={path} onClick={onFollowed}>
          {name} <small>{count}</small>
        </Link>
      ))}
      <Link to="/#partners" className={styles.more} onClick={onFollowed}>
        {text.index}
      </Link>
    </nav>
  );
}
