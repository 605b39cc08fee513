import { getDatePart, type DateRange } from '../dates/dates';
import { toEpochMinutes } from '../dates/time-of-day';

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

/** The articles that are not events, the newest first. */
export const getNewestNews = <T extends ListedArticle>(articles: readonly T[]): T[] =>
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

/** The number of related articles on a brand page. */
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
