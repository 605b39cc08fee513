import { graphql, useStaticQuery } from 'gatsby';

type NonNullableFields<T> = { readonly [K in keyof T]: NonNullable<T[K]> };

/** What bar, footer and overlays show on every page. */
export type SiteData = NonNullableFields<Queries.SiteDataQuery>;

/** The site's one static query. The content check has seen that nothing of it is missing. */
export const useSiteData = (): SiteData =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      text: contentText {
        ...ContentText
      }
      site: contentSite {
        ...NavbarSite
        ...FooterSite
      }
      navigation {
        ...NavbarNavigation
        ...MenuNavigation
        ...FooterNavigation
        partners {
          ...PartnerLink
          ...SearchPartner
        }
        categories {
          ...PartnerCategory
        }
      }
      shops: allShop(sort: { place: ASC }) {
        nodes {
          ...ShopCard
        }
      }
      showrooms: allShowroom(sort: { place: ASC }) {
        nodes {
          ...MenuShowroom
          ...FooterShowroom
        }
      }
      questions: allQuestion(sort: { place: ASC }) {
        nodes {
          ...FooterQuestion
        }
      }
    }
  `) as SiteData;
