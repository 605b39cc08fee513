import { formatUsDate } from '../../domain/dates/dates';
import { getListedDay, getVenueName } from '../../domain/news/news';
import { classNames } from '../../ui/class-names';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';

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
    <p className={classNames(type.meta, className)}>
      {event ? messages.event : messages.news} · <time dateTime={day}>{formatUsDate(day)}</time>
      {event && ` · ${getVenueName(event)}`}
      {hasMinutes && ` · ${minutes} ${minutes === 1 ? messages.minute : messages.minutes}`}
    </p>
  );
}
