import { graphql } from 'gatsby';
import { DialogBody } from '../../ui/dialog/dialog-body';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { getMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import * as type from '../../ui/typography.module.css';
import * as styles from './shops.module.css';

/** The shop dialog as a native popover, which works without scripts. It looks as the dialog does, which takes its place. */
export function ShopPopover({ shops }: { shops: readonly Queries.ShopCardFragment[] }) {
  const { shops: messages } = getMessages();
  return (
    <div id="shops" popover="auto" role="group" aria-labelledby="shops-title" className={styles.popover}>
      <DialogBody titleId="shops-title" title={messages.title} closeLabel={messages.close} popoverTarget="shops">
        <ShopCards shops={shops} />
      </DialogBody>
    </div>
  );
}

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

export const shopCardFragment = graphql`
  fragment ShopCard on Shop {
    name
    line
    to
    picture {
      ...Picture
    }
  }
`;
