import { graphql } from 'gatsby';
import { HoursList } from '../../components/hours/hours-list';
import type { IconName } from '../../domain/icons';
import { boardPath } from '../../domain/routes';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { Link, toTelHref } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import * as styles from './mobile-menu.module.css';

interface MobileMenuProps {
  items: readonly Queries.NavigationItemFragment[];
  social: readonly Queries.SocialLinkFragment[];
  showrooms: readonly Queries.MenuShowroomFragment[];
  brandCount: number;
}

/** The menu of small screens: the links of the bar, the board, the showrooms and the social links. */
export function MobileMenu({ items, social, showrooms, brandCount }: MobileMenuProps) {
  const { bar, board } = useMessages();
  return (
    <nav id="menu" popover="auto" aria-label={bar.menu} className={styles.menu} data-overlay="menu" data-covered data-lenis-prevent>
      <div className={styles.links}>
        {items.map(({ label, to, icon }, index) =>
          to ? (
            <Link key={label} to={to} style={{ '--index': index }}>
              {label}
              {icon && <Icon name={icon as IconName} />}
            </Link>
          ) : (
            <button key={label} type="button" popoverTarget="partners-panel" style={{ '--index': index }}>
              {label}
              <small>{brandCount}</small>
            </button>
          ),
        )}
      </div>
      <Link to={boardPath} className={styles.board}>
        {board.title} <Icon name="board" />
      </Link>
      <div className={styles.showrooms}>
        {showrooms.map((showroom) => (
          <div key={showroom.path}>
            <Link to={showroom.path}>{showroom.name}</Link>
            <HoursList as="span" showroom={showroom} separator={<br />} />
            <a href={toTelHref(showroom.phones[0]!)}>{showroom.phones[0]}</a>
          </div>
        ))}
      </div>
      <p className={classNames(kit.spread, styles.social)}>
        {social.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </nav>
  );
}

export const menuShowroomFragment = graphql`
  fragment MenuShowroom on Showroom {
    ...HoursList
    path
    name
    phones
  }
`;
