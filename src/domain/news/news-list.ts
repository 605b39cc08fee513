import { type ListedArticle, compareNewestFirst, getNewestNews, getUpcomingEvents } from './news';

/** What the list of news and events is narrowed to, as its addresses say it. */
export const newsKinds = ['news', 'events'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** How many rows under their years stand on a page of the list. */
export const rowsPerPage = 24;

/** How many events stand above the rows as coming; later ones stand in their years. */
export const maxUpcoming = 12;

/** A page of the list of news and events. */
export interface NewsListPage {
  /** The address of the whole list. */
  root: string;
  /** What it is narrowed to; `null` for all. */
  kind: NewsKind | null;
  /** From 1. */
  page: number;
  pages: number;
  /** How many articles all its pages hold together. */
  count: number;
  /** The newest news stands before the rest. */
  hasFeatured: boolean;
  /** How many events to come follow it. */
  upcomingCount: number;
}

/** A page of the list with its articles: the lead, events to come, rows. */
export interface PaginatedNews<T> {
  list: NewsListPage;
  articles: T[];
}

/** The address of a page of the list. */
export const getNewsListPath = (root: string, kind: NewsKind | null, page = 1): string =>
  root + (kind ? `/${kind}` : '') + (page > 1 ? `/page/${page}` : '');

/** Every address that a list always has: of all, and of each kind. */
export const getNewsListPaths = (root: string): string[] => [null, ...newsKinds].map((kind) => getNewsListPath(root, kind));

function paginateKind<T extends ListedArticle>(
  root: string,
  kind: NewsKind | null,
  articles: readonly T[],
  today: string,
): PaginatedNews<T>[] {
  const ofKind = articles.filter(({ event }) => kind === null || (kind === 'events') === (event !== null));
  const lead = getNewestNews(ofKind).slice(0, 1);
  const coming = getUpcomingEvents(ofKind, today).slice(0, maxUpcoming);
  const above = new Set([...lead, ...coming]);
  const rows = ofKind.filter((article) => !above.has(article));
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  return Array.from({ length: pages }, (_, at) => {
    const isFirst = at === 0;
    return {
      list: {
        root,
        kind,
        page: at + 1,
        pages,
        count: ofKind.length,
        hasFeatured: isFirst && lead.length > 0,
        upcomingCount: isFirst ? coming.length : 0,
      },
      articles: [...(isFirst ? above : []), ...rows.slice(at * rowsPerPage, (at + 1) * rowsPerPage)],
    };
  });
}

/** Every page of the list of news and events: of all and of each kind, where nothing is of a kind an empty one. Each article stands once. */
export function paginateNews<T extends ListedArticle>(root: string, articles: readonly T[], today: string): PaginatedNews<T>[] {
  const sorted = [...articles].sort(compareNewestFirst);
  return [null, ...newsKinds].flatMap((kind) => paginateKind(root, kind, sorted, today));
}

/** The parts of a page of the list. */
export interface NewsListParts<T> {
  featured: T | undefined;
  /** Events to come, the soonest first. */
  upcoming: T[];
  /** All others, in the order of lists. */
  rows: T[];
}

/** Divides the articles of a page of the list into its parts. */
export function splitListPage<T>(articles: readonly T[], { hasFeatured: hasLead, upcomingCount: coming }: NewsListPage): NewsListParts<T> {
  const start = hasLead ? 1 : 0;
  return {
    featured: hasLead ? articles[0] : undefined,
    upcoming: articles.slice(start, start + coming),
    rows: articles.slice(start + coming),
  };
}

/** What a page of the list says of itself, where it is not the whole list's first one. */
export interface PageMeta {
  title: string;
  description: string;
}

/** The words of a page of the list: those of its kind, from the second page on with its number. `word` comes before the number. */
export const toListPageMeta = ({ title, description }: PageMeta, { page }: NewsListPage, word: string): PageMeta =>
  page === 1
    ? { title, description }
    : { title: `${title}, ${word.toLowerCase()} ${page}`, description: `${word} ${page}. ${description}` };
