import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/picture/picture';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './shop-cards.module.css';

interface ShopCardsProps {
  shops: readonly Queries.ShopCardFragment[];
  onChoose?: () => void;
}

/** A card for each shop. */
export const ShopCards = ({ shops, onChoose }: ShopCardsProps) => (
  <div className={styles.shops}>
    {shops.map(({ name, line, to, picture }) => (
      <Link key={to} to={to} className={styles.shop} onClick={onChoose}>
        <Picture picture={picture} sizes="(max-width: 800px) 104px / 0.86, 195px / 0.82" className={styles.picture} isDecorative />
        <h3>
          {name}
          <Icon name="arrow-up-right" />
        </h3>
        <p className={type.small}>{line}</p>
      </Link>
    ))}
  </div>
);
