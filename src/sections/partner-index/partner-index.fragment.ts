import { graphql } from 'gatsby';

export const partnerIndexSectionFragment = graphql`
  fragment PartnerIndexSection on PartnerIndexSection {
    title
    brands {
      name
      title
      link
      order
      categories {
        slug
        name
      }
      hero {
        ...Picture
      }
    }
    categories {
      slug
      name
    }
  }
`;
