import { neighbours } from './neighbours';
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
}

/** A page that the build makes. */
export interface PlannedPage {
  template: 'route' | 'brand' | 'article' | 'contact';
  context: PageContext;
}

/** The content that has pages: brands in their order, articles from the newest. */
export interface PageContent {
  pages: readonly { id: string; path: string; guards?: readonly string[] | null; sections: readonly { __typename: string }[] }[];
  brands: readonly { id: string; name: string }[];
  articles: readonly { id: string; article_id: number; slug: string }[];
  forms: readonly { id: string; type: string }[];
}

const page = (template: PlannedPage['template'], id: string, address: string, rest: Partial<PageContext> = {}): PlannedPage => ({
  template,
  context: { id, address, hasHero: false, isBare: false, guards: [], previousId: null, nextId: null, ...rest },
});

/**
 * Every page of the site but the error page, which is a file of its own. Brands stand in a ring; an article's previous one
 * is the older, its next one the newer.
 */
export function planPages({ pages, brands, articles, forms }: PageContent): PlannedPage[] {
  return [
    ...pages
      .filter(({ path }) => path !== '/404')
      .map(({ id, path, guards, sections }) => {
        const first = sections[0]?.__typename;
        return page('route', id, path, { hasHero: first === 'HeroSection', isBare: first === 'ClosedSection', guards: guards ?? [] });
      }),
    ...brands.map(({ id, name }, at) => {
      const { previous, next } = neighbours(brands, at, true);
      return page('brand', id, brandPath(name), { hasHero: true, previousId: previous?.id ?? null, nextId: next?.id ?? null });
    }),
    ...articles.map(({ id, article_id, slug }, at) => {
      const { previous: newer, next: older } = neighbours(articles, at, false);
      return page('article', id, articlePath(article_id, slug), { previousId: older?.id ?? null, nextId: newer?.id ?? null });
    }),
    ...forms.map(({ id, type }) => page('contact', id, contactPath(type))),
  ];
}
