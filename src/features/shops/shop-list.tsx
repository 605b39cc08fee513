import { Link } from '../../ui/link/link';
import { classNames } from '../../ui/class-names';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './shop-list.module.css';

/** The shops as a native popover, which works without scripts. */
export function ShopList({ shops }: { shops: readonly Queries.ShopCardFragment[] }) {
  const { shops: messages } = useMessages();
  return (
    <div id="shops" popover="auto" role="group" aria-label={messages.title} className={styles.shops}>
      <p className={classNames(type.label, type.muted)}>{messages.title}</p>
      <ul>
        {shops.map(({ name, line, to }) => (
          <li key={to}>
            <Link to={to} className={styles.shop}>
              <b>{name}</b>
              <br />
              {line}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
