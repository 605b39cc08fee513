import { type NewsListPage, getNewsListPath } from '../../domain/news/news-list';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './pager.module.css';

/** The pagination of the list: the current page, and links to newer and older articles. */
export function Pager({ list: { root, kind, page, pages } }: { list: NewsListPage }) {
  const { news: messages } = useMessages();
  if (pages === 1) return null;
  return (
    <nav className={classNames(grid.wrap, type.label, styles.pager)} aria-label={messages.pages}>
      {page > 1 && (
        <Link to={getNewsListPath(root, kind, page - 1)} rel="prev" className={styles.newer}>
          <Icon name="arrow-left" /> {messages.newer}
        </Link>
      )}
      <span className={styles.position} aria-current="page">
        {messages.page} {page} {messages.of} {pages}
      </span>
      {page < pages && (
        <Link to={getNewsListPath(root, kind, page + 1)} rel="next" className={styles.older}>
          {messages.older} <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
