import { graphql } from 'gatsby';

export const partnerIndexSectionFragment = graphql`
  fragment PartnerIndexSection on PartnerIndexSection {
    title
    brands {
      name
      title
      link
      categories {
        slug
        name
      }
      rooms {
        slug
      }
      materials {
        slug
      }
      showrooms {
        slug
      }
      hero {
        ...Picture
      }
    }
    categories {
      slug
      name
    }
    rooms {
      slug
      name
    }
    materials {
      slug
      name
    }
    showrooms {
      slug
      name: short_name
    }
  }
`;
