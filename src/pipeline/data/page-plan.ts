import { getPrevNext } from './prev-next';
import { getLatestThree, type ListedArticle, groupLatestByBrand } from '../../domain/news/news';
import { type NewsListPage, getNewsListPath, paginateNews, rowsPerPage } from '../../domain/news/news-list';
import { getArticlePath, getBrandPath, getContactPath } from '../../domain/routes/routes';

/** What layouts and queries know of a page. */
export interface PageContext {
  /** The node it shows. */
  id: string;
  /** Its own address. */
  address: string;
  /** The first picture lies under the bar, so that the bar is white over it. */
  hasHero: boolean;
  /** The page is a screen of its own, without bar and footer. */
  isBare: boolean;
  /** The guards that its content names. */
  guards: readonly string[];
  previousId: string | null;
  nextId: string | null;
  /** The nodes of the articles that it lists, in their order: no others are asked for. */
  articles: readonly string[];
  /** What it is narrowed to, and which page of the list it is, where it shows one. */
  kind: string | null;
  list: NewsListPage | null;
}

/** A page that the build makes. */
export interface PlannedPage {
  template: 'route' | 'brand' | 'article' | 'contact';
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
  /** The names of the brands it speaks of. */
  brands: readonly string[];
}

/** The content that has pages: brands in their order, articles from the newest. */
export interface PageNodes {
  pages: readonly ContentPageNode[];
  brands: readonly { id: string; name: string }[];
  articles: readonly ArticlePageNode[];
  forms: readonly { id: string; type: string }[];
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

/** The pages of an entry of content/pages: one, or where it shows the list of news and events as many as that has. */
function planContentPage(
  { id, path, guards, sections }: ContentPageNode,
  articles: readonly ArticlePageNode[],
  today: string,
): PlannedPage[] {
  const types = sections.map(({ __typename }) => __typename);
  const rest = { hasHero: types[0] === 'HeroSection', isBare: types[0] === 'MaintenanceSection', guards: guards ?? [] };
  if (types.includes('NewsSection'))
    return paginateNews(path, articles, today).map(({ list, articles: listed }) => {
      const { kind } = list;
      return createPage('route', id, getNewsListPath(path, kind, list.page), { ...rest, articles: getIds(listed), kind, list });
    });
  const shown = types.includes('LatestArticlesSection')
    ? getLatestThree(articles, today)
    : types.includes('SearchSection')
      ? articles.slice(0, rowsPerPage)
      : [];
  return [createPage('route', id, path, { ...rest, articles: getIds(shown) })];
}

/**
 * Every page of the site on a day but the error page, which is a file of its own. Brands stand in a ring; an article's previous one
 * is the older, its next one the newer.
 */
export function planPages({ pages, brands, articles, forms }: PageNodes, today: string): PlannedPage[] {
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
    ...forms.map(({ id, type }) => createPage('contact', id, getContactPath(type))),
  ];
}
