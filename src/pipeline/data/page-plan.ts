import {
  getLatestThree,
  getUpcomingEvents,
  type ListedArticle,
  groupLatestByBrand,
  type NewsListPage,
  getNewsListPath,
  paginateNews,
  rowsPerPage,
} from '../../domain/news';
import { getArticlePath, getBrandPath, getContactPath, getOpeningPath, getShowroomPath } from '../../domain/routes';
import { getSectionTraits, isIndexOf } from '../../schema/json-schema';

/** The entries before and after an index of a list; in a ring of two or more the last entry is before the first. */
export function getPrevNext<T>(list: readonly T[], at: number, isRing: boolean): { previous: T | undefined; next: T | undefined } {
  const size = list.length;
  if (!isRing) return { previous: list[at - 1], next: list[at + 1] };
  return size < 2 ? { previous: undefined, next: undefined } : { previous: list[(at - 1 + size) % size], next: list[(at + 1) % size] };
}

/** The context of a page, for layouts and queries. */
export interface PageContext {
  id: string;
  address: string;
  /** The first picture lies under the navbar, which is white over it. */
  hasHero: boolean;
  /** The page has no navbar and no footer. */
  isBare: boolean;
  /** The guards that its content names. */
  guards: readonly string[];
  previousId: string | null;
  nextId: string | null;
  /** The ids of the articles that it lists or that its form offers, in their order: its query reads no others. */
  articles: readonly string[];
  /** The kind of articles and the page of the list, where it shows the list of articles. */
  kind: string | null;
  list: NewsListPage | null;
}

/** A page that the build creates. */
export interface PlannedPage {
  template: 'route' | 'brand' | 'showroom' | 'article' | 'job' | 'contact';
  context: PageContext;
}

interface ContentPageNode {
  id: string;
  path: string;
  guards?: readonly string[] | null;
  sections: readonly { __typename: string }[];
}

interface ArticlePageNode extends ListedArticle {
  id: string;
  article_id: number;
  slug: string;
  brands: readonly string[];
}

/** The nodes that have pages: brands by their order, articles from the newest. */
export interface PageNodes {
  pages: readonly ContentPageNode[];
  brands: readonly { id: string; name: string }[];
  articles: readonly ArticlePageNode[];
  showrooms: readonly { id: string; slug: string }[];
  openings: readonly { id: string; slug: string }[];
  forms: readonly { id: string; type: string; inputs: readonly { options_from?: string | null }[] }[];
}

const emptyContext: Omit<PageContext, 'id' | 'address'> = {
  hasHero: false,
  isBare: false,
  guards: [],
  previousId: null,
  nextId: null,
  articles: [],
  kind: null,
  list: null,
};

const createPage = (template: PlannedPage['template'], id: string, address: string, rest: Partial<PageContext> = {}): PlannedPage => ({
  template,
  context: { ...emptyContext, id, address, ...rest },
});

const getIds = (articles: readonly { id: string }[]): string[] => articles.map(({ id }) => id);

/** The pages of an entry of content/pages: one, or all pages of the list of articles where it shows that list. */
function planContentPage(
  { id, path, guards, sections }: ContentPageNode,
  articles: readonly ArticlePageNode[],
  today: string,
): PlannedPage[] {
  const { coversHero: hasHero = false, isBare = false } = getSectionTraits(sections[0]);
  const rest = { hasHero, isBare, guards: guards ?? [] };
  if (isIndexOf(sections, 'Article'))
    return paginateNews(path, articles, today).map(({ list, articles: listed }) => {
      const { kind } = list;
      return createPage('route', id, getNewsListPath(path, kind, list.page), { ...rest, articles: getIds(listed), kind, list });
    });
  const selections = sections.map((section) => getSectionTraits(section).articles);
  const shown = selections.includes('latest')
    ? getLatestThree(articles, today)
    : selections.includes('newest')
      ? articles.slice(0, rowsPerPage)
      : [];
  return [createPage('route', id, path, { ...rest, articles: getIds(shown) })];
}

/**
 * Every page of the site on a day but the error page, which is a file in `src/pages`. The brands form a ring; the previous article is
 * the older one, the next article the newer one.
 */
export function planPages({ pages, brands, showrooms, articles, openings, forms }: PageNodes, today: string): PlannedPage[] {
  const related = groupLatestByBrand(articles);
  return [
    ...pages.filter(({ path }) => path !== '/404').flatMap((one) => planContentPage(one, articles, today)),
    ...brands.map(({ id, name }, at) => {
      const { previous, next } = getPrevNext(brands, at, true);
      const shown = getIds(related.get(name) ?? []);
      return createPage('brand', id, getBrandPath(name), {
        hasHero: true,
        previousId: previous?.id ?? null,
        nextId: next?.id ?? null,
        articles: shown,
      });
    }),
    ...articles.map(({ id, article_id, slug }, at) => {
      const { previous: newer, next: older } = getPrevNext(articles, at, false);
      return createPage('article', id, getArticlePath(article_id, slug), { previousId: older?.id ?? null, nextId: newer?.id ?? null });
    }),
    ...showrooms.map(({ id, slug }) => createPage('showroom', id, getShowroomPath(slug))),
    ...openings.map(({ id, slug }) => createPage('job', id, getOpeningPath(slug))),
    ...forms.map(({ id, type, inputs }) => {
      const offersEvents = inputs.some(({ options_from }) => options_from === 'events');
      return createPage('contact', id, getContactPath(type), { articles: offersEvents ? getIds(getUpcomingEvents(articles, today)) : [] });
    }),
  ];
}
