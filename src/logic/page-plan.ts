import { neighbours } from './neighbours';
import { latestThree, type Listed, newestOfBrands } from './news';
import { type ListPage, listPath, planLists, rowsOnPage } from './news-list';
import { articlePath, brandPath, contactPath } from './routes';

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
  list: ListPage | null;
}

/** A page that the build makes. */
export interface PlannedPage {
  template: 'route' | 'brand' | 'article' | 'contact';
  context: PageContext;
}

interface PlannedContent {
  id: string;
  path: string;
  guards?: readonly string[] | null;
  sections: readonly { __typename: string }[];
}

interface PlannedArticle extends Listed {
  id: string;
  article_id: number;
  slug: string;
  /** The names of the brands it speaks of. */
  brands: readonly string[];
}

/** The content that has pages: brands in their order, articles from the newest. */
export interface PageContent {
  pages: readonly PlannedContent[];
  brands: readonly { id: string; name: string }[];
  articles: readonly PlannedArticle[];
  forms: readonly { id: string; type: string }[];
}

const none: Omit<PageContext, 'id' | 'address'> = {
  hasHero: false,
  isBare: false,
  guards: [],
  previousId: null,
  nextId: null,
  articles: [],
  kind: null,
  list: null,
};

const page = (template: PlannedPage['template'], id: string, address: string, rest: Partial<PageContext> = {}): PlannedPage => ({
  template,
  context: { ...none, id, address, ...rest },
});

const idsOf = (articles: readonly { id: string }[]): string[] => articles.map(({ id }) => id);

/** The pages of an entry of content/pages: one, or where it shows the list of news and events as many as that has. */
function planContent({ id, path, guards, sections }: PlannedContent, articles: readonly PlannedArticle[], today: string): PlannedPage[] {
  const types = sections.map(({ __typename }) => __typename);
  const rest = { hasHero: types[0] === 'HeroSection', isBare: types[0] === 'ClosedSection', guards: guards ?? [] };
  if (types.includes('NewsSection'))
    return planLists(path, articles, today).map(({ list, articles: listed }) => {
      const { kind } = list;
      return page('route', id, listPath(path, kind, list.page), { ...rest, articles: idsOf(listed), kind, list });
    });
  const shown = types.includes('LatestSection')
    ? latestThree(articles, today)
    : types.includes('SearchSection')
      ? articles.slice(0, rowsOnPage)
      : [];
  return [page('route', id, path, { ...rest, articles: idsOf(shown) })];
}

/**
 * Every page of the site on a day but the error page, which is a file of its own. Brands stand in a ring; an article's previous one
 * is the older, its next one the newer.
 */
export function planPages({ pages, brands, articles, forms }: PageContent, today: string): PlannedPage[] {
  const related = newestOfBrands(articles);
  return [
    ...pages.filter(({ path }) => path !== '/404').flatMap((one) => planContent(one, articles, today)),
    ...brands.map(({ id, name }, at) => {
      const { previous, next } = neighbours(brands, at, true);
      const shown = idsOf(related.get(name) ?? []);
      return page('brand', id, brandPath(name), {
        hasHero: true,
        previousId: previous?.id ?? null,
        nextId: next?.id ?? null,
        articles: shown,
      });
    }),
    ...articles.map(({ id, article_id, slug }, at) => {
      const { previous: newer, next: older } = neighbours(articles, at, false);
      return page('article', id, articlePath(article_id, slug), { previousId: older?.id ?? null, nextId: newer?.id ?? null });
    }),
    ...forms.map(({ id, type }) => page('contact', id, contactPath(type))),
  ];
}
