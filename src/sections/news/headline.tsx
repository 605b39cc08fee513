import { Link } from '../../ui/link/link';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';

/** The title of an article as a link that covers the box around it. */
export function Headline({ article: { path, title } }: { article: { readonly path: string; readonly title: string } }) {
  return (
    <Link to={path} className={textLinkStyles.stretched}>
      <span>{title}</span>
    </Link>
  );
}
