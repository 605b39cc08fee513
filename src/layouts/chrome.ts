import { graphql, useStaticQuery } from 'gatsby';

type Found<T> = { readonly [K in keyof T]: NonNullable<T[K]> };

/** What bar, footer and overlays show on every page. */
export type Chrome = Found<Queries.ChromeQuery>;

/** The site's one static query. The content check has seen that nothing of it is missing. */
export const useChrome = (): Chrome =>
  useStaticQuery<Queries.ChromeQuery>(graphql`
    query Chrome {
      text: contentText {
        ...ContentText
      }
      site: contentSite {
        ...NavbarSite
        ...FooterSite
      }
      navigation {
        ...NavbarNavigation
        ...FooterNavigation
        partners {
          ...PartnerLink
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
          ...FooterShowroom
        }
      }
      questions: allQuestion(sort: { place: ASC }) {
        nodes {
          ...FooterQuestion
        }
      }
    }
  `) as Chrome;
