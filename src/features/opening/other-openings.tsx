import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import * as listStyles from '../../ui/list/list.module.css';
import { useMessages } from '../../ui/messages/messages';
import { TextLink } from '../../ui/text-link/text-link';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './other-openings.module.css';

interface OtherOpeningsProps {
  openings: Queries.OpeningViewFragment['others'];
  /** The page that lists all openings, if there is one. */
  listPath: string | null;
}

/** The other openings as ruled links, and a link to the list of all. */
export function OtherOpenings({ openings, listPath }: OtherOpeningsProps) {
  const { careers } = useMessages();
  if (openings.length === 0 && !listPath) return null;
  return (
    <nav className={grid.sand} aria-label={careers.others} data-print="none">
      <div className={classNames(grid.wrap, grid.grid, styles.others)}>
        {openings.length > 0 && <h2 className={classNames(type.label, type.muted, styles.label)}>{careers.others}</h2>}
        <ul className={classNames(openings.length > 0 && listStyles.links, styles.list)}>
          {openings.map(({ path, title, team, place }) => (
            <li key={path}>
              <Link to={path} className={styles.row}>
                <b>{title}</b> <span className={type.meta}>{[team, place].join(' · ')}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
        {listPath && <TextLink label={careers.all} to={listPath} className={styles.all} />}
      </div>
    </nav>
  );
}
