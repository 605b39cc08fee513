import { usDate } from '../../logic/dates';
import { listedDay, shortPlace } from '../../logic/news';
import { classes } from '../classes';
import { useText } from '../text/text';
import * as type from '../type/type.module.css';

interface ArticleMetaProps {
  article: Pick<Queries.ArticleSummaryFragment, 'date' | 'event' | 'minutes'>;
  /** Says how long it takes to read as well. */
  hasMinutes?: boolean;
  className?: string;
}

/** `News · 10/21/2026`, or `Event · 12/05/2026 · Quezon City`: what an article is and when. */
export function ArticleMeta({ article, hasMinutes = false, className }: ArticleMetaProps) {
  const { article: words } = useText();
  const { event, minutes } = article;
  const day = listedDay(article);
  return (
    <p className={classes(type.meta, className)}>
      {event ? words.event : words.news} · <time dateTime={day}>{usDate(day)}</time>
      {event && ` · ${shortPlace(event)}`}
      {hasMinutes && ` · ${minutes} ${minutes === 1 ? words.minute : words.minutes}`}
    </p>
  );
}
