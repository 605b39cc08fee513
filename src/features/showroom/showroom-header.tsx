import { OpeningStatus } from '../../components/opening-status/opening-status';
import { getVisitPath } from '../../domain/routes';
import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { toTelHref } from '../../ui/link/tel-href';
import { useMessages } from '../../ui/messages/messages';
import { Picture } from '../../ui/picture/picture';
import * as type from '../../ui/typography/typography.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as styles from './showroom-header.module.css';

interface ShowroomHeaderProps {
  showroom: Queries.ShowroomViewFragment;
  /** The path of the page that compares the showrooms. */
  indexPath: string | null;
}

/** What a visitor needs first: whether it is open, its address, its phone numbers, and a link to book a visit. */
export function ShowroomHeader({ showroom, indexPath }: ShowroomHeaderProps) {
  const { footer, showroom: messages } = useMessages();
  const { slug, name, lead, address, map, phones, picture } = showroom;
  const linkClass = classNames(textLinkStyles.underlined, textLinkStyles.target, styles.link);
  return (
    <header className={classNames(grid.wrap, grid.grid, styles.header)}>
      <div className={styles.text}>
        {indexPath && (
          <p className={classNames(type.label, type.muted)}>
            <Link to={indexPath} className={styles.index}>
              {footer.showrooms}
            </Link>
          </p>
        )}
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={classNames(type.lead, styles.status)}>
          <OpeningStatus showroom={showroom} />
        </div>
        <address className={styles.address}>
          <Link to={map} className={linkClass}>
            {address}
          </Link>
          <span>
            {phones.map((phone) => (
              <Link key={phone} to={toTelHref(phone)} className={linkClass}>
                {phone}
              </Link>
            ))}
          </span>
        </address>
        <div className={styles.book} data-print="none">
          <ButtonLink label={messages.book} to={getVisitPath(slug)} />
        </div>
      </div>
      <Picture picture={picture} sizes="(max-width: 800px) 100vw / 1.25, 58vw by 780px" className={styles.picture} isPriority />
    </header>
  );
}
