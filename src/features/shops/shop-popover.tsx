import { graphql } from 'gatsby';
import { DialogBody } from '../../ui/dialog/dialog-body';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import { PopoverButton } from '../../ui/button';
import * as buttonStyles from '../../ui/button.module.css';
import { kit } from '../../ui/kit';
import * as styles from './shops.module.css';

/** Opens the shop chooser: the popover, and the dialog in its place once its code is there (`shops.ts`). */
export function ShopButton() {
  const { bar } = useMessages();
  return (
    <PopoverButton target="shops" fallback="#shops" aria-haspopup="dialog" className={buttonStyles.button}>
      {bar.shop}
    </PopoverButton>
  );
}

/** The shop chooser as a popover, which works without scripts. The dialog takes its words and cards from it, and looks as it does. */
export function ShopPopover({ shops }: { shops: readonly Queries.ShopCardFragment[] }) {
  const { shops: messages } = useMessages();
  return (
    <div
      id="shops"
      popover="auto"
      role="group"
      aria-labelledby="shops-title"
      className={styles.popover}
      data-overlay="panel"
      data-print="none"
      data-lenis-prevent
    >
      <DialogBody titleId="shops-title" title={messages.title} closeLabel={messages.close} popoverTarget="shops" popoverTargetAction="hide">
        <div className={styles.shops} data-cards>
          {shops.map(({ name, line, to, picture }) => (
            <Link key={to} to={to} className={styles.shop}>
              <Picture picture={picture} sizes="(max-width: 800px) 104px / 0.86, 195px / 0.82" className={styles.picture} isDecorative />
              <h3>
                {name}
                <Icon name="arrow-up-right" />
              </h3>
              <p className={kit.small}>{line}</p>
            </Link>
          ))}
        </div>
      </DialogBody>
    </div>
  );
}

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
