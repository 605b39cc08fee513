import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import * as pictureStyles from '../ui/picture.module.css';
import * as styles from './article-card.module.css';
import { formatUsDate } from '../domain/dates';
import { getListedDay, getVenueName } from '../domain/news';
import { useMessages } from '../ui/messages';
import { graphql } from 'gatsby';

interface ArticleCardProps {
  article: Queries.ArticleSummaryFragment;
  sizes: string;
  /** `--teaser-title` sets the size of the title. */
  className?: string;
}

/** An article in a list: its picture, kind, date and title. The whole card is a link. */
export function ArticleCard({ article, sizes, className }: ArticleCardProps) {
  return (
    <article className={classNames(styles.card, pictureStyles.zoom, className)}>
      <Picture picture={article.picture} sizes={sizes} />
      <ArticleMeta article={article} className={styles.meta} />
      <h3 className={styles.title}>
        <Headline article={article} />
      </h3>
    </article>
  );
}

/** The title of an article as a link that covers the box around it. */
export const Headline = ({ article: { path, title } }: { article: Pick<Queries.ArticleSummaryFragment, 'path' | 'title'> }) => (
  <Link to={path} className={kit.stretched}>
    <span>{title}</span>
  </Link>
);

interface ArticleMetaProps {
  article: Pick<Queries.ArticleSummaryFragment, 'date' | 'event' | 'minutes'>;
  /** Also shows the reading time. */
  hasMinutes?: boolean;
  className?: string;
}

/** `News · 10/21/2026`, or `Event · 12/05/2026 · Quezon City`: the kind and the date of an article. */
export function ArticleMeta({ article, hasMinutes = false, className }: ArticleMetaProps) {
  const { article: messages } = useMessages();
  const { event, minutes } = article;
  const day = getListedDay(article);
  return (
    <p className={classNames(kit.meta, className)}>
      {event ? messages.event : messages.news} · <time dateTime={day}>{formatUsDate(day)}</time>
      {event && ` · ${getVenueName(event)}`}
      {hasMinutes && ` · ${minutes} ${minutes === 1 ? messages.minute : messages.minutes}`}
    </p>
  );
}

export const articleSummaryFragment = graphql`
  fragment ArticleSummary on Article {
    article_id
    title
    kind
    date
    path
    summary
    minutes
    picture {
      ...Picture
    }
    event {
      ...Event
      showroom {
        name
        path
      }
    }
  }
`;
