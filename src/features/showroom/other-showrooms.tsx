import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import { TextLink } from '../../ui/text-link/text-link';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './other-showrooms.module.css';

interface OtherShowroomsProps {
  showrooms: readonly Queries.OtherShowroomFragment[];
  indexPath: string | null;
}

/** Links to the other showrooms, and to the page that compares all of them. */
export function OtherShowrooms({ showrooms, indexPath }: OtherShowroomsProps) {
  const { showroom: messages } = useMessages();
  return (
    <nav className={classNames(grid.wrap, grid.last)} aria-label={messages.others} data-print="none">
      <ul className={styles.list}>
        {showrooms.map(({ slug, name, address, path }) => (
          <li key={slug}>
            <Link to={path} className={classNames(textLinkStyles.nudge, styles.row)}>
              <b>{name}</b> <span className={type.small}>{address}</span> <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      {indexPath && <TextLink label={messages.all} to={indexPath} className={styles.all} />}
    </nav>
  );
}
