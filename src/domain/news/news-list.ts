import { type ListedArticle, compareNewestFirst, getNewestNews, getUpcomingEvents } from './news';

/** The filters of the list of news and events, as in its URLs. */
export const newsKinds = ['news', 'events'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** The number of rows on a page of the list. */
export const rowsPerPage = 24;

/** The number of events in the upcoming part; later ones are rows. */
export const maxUpcoming = 12;

/** A page of the list of news and events. */
export interface NewsListPage {
  /** The path of the unfiltered list. */
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

/** A page of the list with its articles: featured, upcoming, rows. */
export interface PaginatedNews<T> {
  list: NewsListPage;
  articles: T[];
}

/** The path of a page of the list. */
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

/** The parts of a page of the list. */
export interface NewsListParts<T> {
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
