import { byYear, isUpcoming, type Listed, newestNews, upcomingEvents } from './news';

/** What the list of news and events can be narrowed to. */
export type NewsKind = 'news' | 'event';

/** The kind that an address asks for, from its query; `null` for all. */
export const kindIn = (search: string): NewsKind | null =>
  (/[?&]kind=(news|event)(?=&|$)/.exec(search)?.[1] as NewsKind | undefined) ?? null;

/** The address of the list, narrowed to a kind. */
export const newsPath = (kind: NewsKind | null): string => `/news-and-events${kind ? `?kind=${kind}` : ''}`;

/** The list of news and events as a page shows it. */
export interface NewsList<T> {
  /** The newest news. */
  lead: T | undefined;
  /** Events to come, the soonest first. */
  coming: T[];
  /** All others, under their years. */
  years: { year: string; articles: T[] }[];
}

/** Divides articles into the parts of the list, each into one part only, and narrows them to a kind. */
export function newsList<T extends Listed>(articles: readonly T[], kind: NewsKind | null, today: string): NewsList<T> {
  const ofKind = articles.filter(({ event }) => kind === null || (kind === 'event') === (event !== null));
  const [lead] = newestNews(ofKind);
  return {
    lead,
    coming: upcomingEvents(ofKind, today),
    years: byYear(ofKind.filter((article) => article !== lead && !isUpcoming(article, today))),
  };
}
