import { getDatePart, type DateRange } from '../dates/dates';

/** The place and time of an event, as far as lists need them. */
export interface EventSummary extends DateRange {
  readonly place: string;
  readonly showroom: { readonly name: string } | null;
}

/** What lists need of an article. `date` is the day it was published; an event has its own days beside it. */
export interface ListedArticle {
  readonly date: string;
  readonly event: DateRange | null;
}

/** The day a list shows and orders by: an event's first day, else the day of publication. */
export const getListedDay = ({ date, event }: ListedArticle): string => (event ? getDatePart(event.starts) : date);

/** Where an event is, in short: the showroom it is in, else the place as it is written. */
export const getVenueName = ({ showroom, place }: EventSummary): string => showroom?.name ?? place;

/** Whether an event is still to come. It is through its last day. */
export const isUpcoming = ({ event }: ListedArticle, today: string): boolean => event !== null && getDatePart(event.ends) >= today;

const getStartTime = ({ event }: ListedArticle): number => {
  const [, day, hour, minute, half] = /^(\S+) (\d+):(\d+) ([AP])M$/.exec(event?.starts ?? '') ?? [];
  if (!day) return 0;
  return Date.parse(`${day}T00:00:00Z`) + ((Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0)) * 60_000;
};

const compareDescending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** The order of lists: the newest first, an event by its first day. */
export const compareNewestFirst = (a: ListedArticle, b: ListedArticle): number => compareDescending(getListedDay(a), getListedDay(b));

/** The events to come, the soonest first. */
export const getUpcomingEvents = <T extends ListedArticle>(articles: readonly T[], today: string): T[] =>
  articles.filter((article) => isUpcoming(article, today)).sort((a, b) => getStartTime(a) - getStartTime(b));

/** News, the newest first. */
export const getNewestNews = <T extends ListedArticle>(articles: readonly T[]): T[] =>
  articles.filter(({ event }) => event === null).sort((a, b) => compareDescending(a.date, b.date));

/** Three for the home page: the soonest event to come, then the newest news; other events fill what is left. */
export function getLatestThree<T extends ListedArticle>(articles: readonly T[], today: string): T[] {
  const coming = getUpcomingEvents(articles, today);
  const past = articles.filter((article) => article.event !== null && !isUpcoming(article, today)).sort(compareNewestFirst);
  return [...coming.slice(0, 1), ...getNewestNews(articles), ...coming.slice(1), ...past].slice(0, 3);
}

/** Articles, given in the order of lists, under their years; an event stands in the year it takes place. */
export function groupByYear<T extends ListedArticle>(articles: readonly T[]): { year: string; articles: T[] }[] {
  const years: { year: string; articles: T[] }[] = [];
  for (const article of articles) {
    const year = getListedDay(article).slice(0, 4);
    if (years.at(-1)?.year !== year) years.push({ year, articles: [] });
    years.at(-1)!.articles.push(article);
  }
  return years;
}

/** How many related articles a brand's page shows. */
export const relatedLimit = 2;

/** For each brand the newest articles that speak of it. */
export function groupLatestByBrand<T extends { readonly date: string; readonly brands: readonly string[] }>(
  articles: readonly T[],
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const article of [...articles].sort((a, b) => compareDescending(a.date, b.date)))
    for (const brand of new Set(article.brands)) {
      const known = found.get(brand) ?? [];
      if (known.length < relatedLimit) found.set(brand, [...known, article]);
    }
  return found;
}
