import { getDatePart, type DateRange, toEpochMinutes } from './dates';

/** The place and time of an event for lists. */
export interface EventSummary extends DateRange {
  readonly place: string;
  readonly showroom: { readonly name: string } | null;
}

/** The fields of an article that lists read. `date` is the day of publication; `event` has the days of an event. */
export interface ListedArticle {
  readonly date: string;
  readonly event: DateRange | null;
}

/** The day by which lists sort: the first day of an event, or the day of publication. */
export const getListedDay = ({ date, event }: ListedArticle): string => (event ? getDatePart(event.starts) : date);

/** The short name of the venue: the showroom, or the place. */
export const getVenueName = ({ showroom, place }: EventSummary): string => showroom?.name ?? place;

/** Whether an article is an event that has not ended; the last day counts as upcoming. */
export const isUpcoming = ({ event }: ListedArticle, today: string): boolean => event !== null && getDatePart(event.ends) >= today;

const compareDescending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** Compares articles by their listed day, the newest first. */
export const compareNewestFirst = (a: ListedArticle, b: ListedArticle): number => compareDescending(getListedDay(a), getListedDay(b));

/** The upcoming events, the soonest first. */
export const getUpcomingEvents = <T extends ListedArticle>(articles: readonly T[], today: string): T[] =>
  articles
    .filter((article) => isUpcoming(article, today))
    .sort((a, b) => toEpochMinutes(a.event!.starts) - toEpochMinutes(b.event!.starts));

const getNewestNews = <T extends ListedArticle>(articles: readonly T[]): T[] =>
  articles.filter(({ event }) => event === null).sort((a, b) => compareDescending(a.date, b.date));

/** Three articles for the home page: the next event, then the newest news; other events fill the rest. */
export function getLatestThree<T extends ListedArticle>(articles: readonly T[], today: string): T[] {
  const upcoming = getUpcomingEvents(articles, today);
  const past = articles.filter((article) => article.event !== null && !isUpcoming(article, today)).sort(compareNewestFirst);
  return [...upcoming.slice(0, 1), ...getNewestNews(articles), ...upcoming.slice(1), ...past].slice(0, 3);
}

/** Groups sorted articles by the year of their listed day. */
export function groupByYear<T extends ListedArticle>(articles: readonly T[]): { year: string; articles: T[] }[] {
  const years: { year: string; articles: T[] }[] = [];
  for (const article of articles) {
    const year = getListedDay(article).slice(0, 4);
    if (years.at(-1)?.year !== year) years.push({ year, articles: [] });
    years.at(-1)!.articles.push(article);
  }
  return years;
}

const relatedLimit = 2;

/** The newest related articles of each brand, at most `relatedLimit`. */
export function groupLatestByBrand<T extends { readonly date: string; readonly brands: readonly string[] }>(
  articles: readonly T[],
): Map<string, T[]> {
  const byBrand = new Map<string, T[]>();
  for (const article of [...articles].sort((a, b) => compareDescending(a.date, b.date)))
    for (const brand of new Set(article.brands)) {
      const related = byBrand.get(brand) ?? [];
      if (related.length < relatedLimit) byBrand.set(brand, [...related, article]);
    }
  return byBrand;
}

/** The filters of the list of news and events, as in its URLs. */
export const newsKinds = ['news', 'events'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** The number of rows on a page of the list. */
export const rowsPerPage = 24;

/** The number of events in the upcoming part; later ones are rows. */
export const maxUpcoming = 12;

/** A page of the list of news and events. */
export interface NewsListPage {
  /** Where the unfiltered list is. */
  root: string;
  /** The filter; null for all articles. */
  kind: NewsKind | null;
  /** The page number, from 1. */
  page: number;
  pages: number;
  /** The number of articles on all pages. */
  count: number;
  /** Whether the newest news comes first as the featured article. */
  hasFeatured: boolean;
  /** The number of upcoming events after it. */
  upcomingCount: number;
}

interface PaginatedNews<T> {
  list: NewsListPage;
  articles: T[];
}

export const getNewsListPath = (root: string, kind: NewsKind | null, page = 1): string =>
  root + (kind ? `/${kind}` : '') + (page > 1 ? `/page/${page}` : '');
/** Whether a path is that of a page of the list after the first, or of a file beside it. */
export const isLaterListPath = (path: string): boolean => /\/page\/\d+(?:\/|$)/.test(path);

function paginateKind<T extends ListedArticle>(
  root: string,
  kind: NewsKind | null,
  articles: readonly T[],
  today: string,
): PaginatedNews<T>[] {
  const ofKind = articles.filter(({ event }) => kind === null || (kind === 'events') === (event !== null));
  const featured = getNewestNews(ofKind).slice(0, 1);
  const upcoming = getUpcomingEvents(ofKind, today).slice(0, maxUpcoming);
  const above = new Set([...featured, ...upcoming]);
  const rows = ofKind.filter((article) => !above.has(article));
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  return Array.from({ length: pages }, (_, index) => {
    const isFirst = index === 0;
    return {
      list: {
        root,
        kind,
        page: index + 1,
        pages,
        count: ofKind.length,
        hasFeatured: isFirst && featured.length > 0,
        upcomingCount: isFirst ? upcoming.length : 0,
      },
      articles: [...(isFirst ? above : []), ...rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage)],
    };
  });
}

/** All pages of the list of news and events: of all articles and of each kind. An empty kind has one page. */
export function paginateNews<T extends ListedArticle>(root: string, articles: readonly T[], today: string): PaginatedNews<T>[] {
  const sorted = [...articles].sort(compareNewestFirst);
  return [null, ...newsKinds].flatMap((kind) => paginateKind(root, kind, sorted, today));
}

interface NewsListParts<T> {
  featured: T | undefined;
  /** Upcoming events, the soonest first. */
  upcoming: T[];
  /** The other articles, the newest first. */
  rows: T[];
}

/** Splits the articles of a page into its parts. */
export function splitListPage<T>(articles: readonly T[], { hasFeatured, upcomingCount }: NewsListPage): NewsListParts<T> {
  const start = hasFeatured ? 1 : 0;
  return {
    featured: hasFeatured ? articles[0] : undefined,
    upcoming: articles.slice(start, start + upcomingCount),
    rows: articles.slice(start + upcomingCount),
  };
}

/** The title and meta description of a page. */
export interface PageMeta {
  title: string;
  description: string;
}

/** The meta data of a page of the list. From the second page on it has the page number after `label`. */
export const toListPageMeta = ({ title, description }: PageMeta, { page }: NewsListPage, label: string): PageMeta =>
  page === 1
    ? { title, description }
    : { title: `${title}, ${label.toLowerCase()} ${page}`, description: `${label} ${page}. ${description}` };
