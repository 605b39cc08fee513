import { graphql, useStaticQuery } from 'gatsby';

type NonNullableFields<T> = { readonly [K in keyof T]: NonNullable<T[K]> };

/** What the navbar, the footer and the overlays show on every page. */
export type SiteData = NonNullableFields<Queries.SiteDataQuery>;

/** The only static query of the site. The content check makes sure that no part of it is missing. */
export const useSiteData = (): SiteData =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      text: contentText {
        ...ContentText
      }
      site: contentSite {
        wordmark
        ...FooterSite
      }
      navigation {
        bar {
          ...NavigationItem
        }
        ...FooterNavigation
        partners {
          ...PanelBrand
        }
        categories {
          ...PanelCategory
        }
        showrooms {
          ...MenuShowroom
          ...FooterShowroom
        }
      }
      privacy: privacyNotice {
        version
      }
      shops: allShop(sort: { position: ASC }) {
        nodes {
          ...ShopCard
        }
      }
      questions: allQuestion(sort: { position: ASC }) {
        nodes {
          ...FooterQuestion
        }
      }
    }
  `) as SiteData;
