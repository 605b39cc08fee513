import { graphql } from 'gatsby';

export const maintenanceSectionFragment = graphql`
  fragment MaintenanceSection on MaintenanceSection {
    title
    text
    picture {
      ...Picture
    }
    site {
      wordmark
    }
    showrooms {
      slug
      name
      phones
    }
    navigation {
      social {
        label
        to
      }
    }
  }
`;
