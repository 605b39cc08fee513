import { type Listed, newestFirst, newestNews, upcomingEvents } from './news';

/** What the list of news and events is narrowed to, as its addresses say it. */
export const newsKinds = ['news', 'events'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** How many rows under their years stand on a page of the list. */
export const rowsOnPage = 24;

/** How many events stand above the rows as coming; later ones stand in their years. */
export const mostComing = 12;

/** A page of the list of news and events. */
export interface ListPage {
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
  hasLead: boolean;
  /** How many events to come follow it. */
  coming: number;
}

/** A page of the list with its articles: the lead, events to come, rows. */
export interface PlannedList<T> {
  list: ListPage;
  articles: T[];
}

/** The address of a page of the list. */
export const listPath = (root: string, kind: NewsKind | null, page = 1): string =>
  root + (kind ? `/${kind}` : '') + (page > 1 ? `/page/${page}` : '');

/** Every address that a list always has: of all, and of each kind. */
export const listPaths = (root: string): string[] => [null, ...newsKinds].map((kind) => listPath(root, kind));

function planKind<T extends Listed>(root: string, kind: NewsKind | null, articles: readonly T[], today: string): PlannedList<T>[] {
  const ofKind = articles.filter(({ event }) => kind === null || (kind === 'events') === (event !== null));
  const lead = newestNews(ofKind).slice(0, 1);
  const coming = upcomingEvents(ofKind, today).slice(0, mostComing);
  const above = new Set([...lead, ...coming]);
  const rows = ofKind.filter((article) => !above.has(article));
  const pages = Math.max(1, Math.ceil(rows.length / rowsOnPage));
  return Array.from({ length: pages }, (_, at) => {
    const isFirst = at === 0;
    return {
      list: {
        root,
        kind,
        page: at + 1,
        pages,
        count: ofKind.length,
        hasLead: isFirst && lead.length > 0,
        coming: isFirst ? coming.length : 0,
      },
      articles: [...(isFirst ? above : []), ...rows.slice(at * rowsOnPage, (at + 1) * rowsOnPage)],
    };
  });
}

/** Every page of the list of news and events: of all and of each kind, where nothing is of a kind an empty one. Each article stands once. */
export function planLists<T extends Listed>(root: string, articles: readonly T[], today: string): PlannedList<T>[] {
  const sorted = [...articles].sort(newestFirst);
  return [null, ...newsKinds].flatMap((kind) => planKind(root, kind, sorted, today));
}

/** The parts of a page of the list. */
export interface ListParts<T> {
  lead: T | undefined;
  /** Events to come, the soonest first. */
  coming: T[];
  /** All others, in the order of lists. */
  rows: T[];
}

/** Divides the articles of a page of the list into its parts. */
export function listParts<T>(articles: readonly T[], { hasLead, coming }: ListPage): ListParts<T> {
  const start = hasLead ? 1 : 0;
  return {
    lead: hasLead ? articles[0] : undefined,
    coming: articles.slice(start, start + coming),
    rows: articles.slice(start + coming),
  };
}

/** What a page of the list says of itself, where it is not the whole list's first one. */
export interface ListWords {
  title: string;
  description: string;
}

/** The words of a page of the list: those of its kind, from the second page on with its number. `word` comes before the number. */
export const pageWords = ({ title, description }: ListWords, { page }: ListPage, word: string): ListWords =>
  page === 1
    ? { title, description }
    : { title: `${title}, ${word.toLowerCase()} ${page}`, description: `${word} ${page}. ${description}` };
