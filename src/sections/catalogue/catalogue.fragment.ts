import { graphql } from 'gatsby';

export const catalogueSectionFragment = graphql`
  fragment CatalogueSection on CatalogueSection {
    title
    text
    site {
      catalogue {
        action {
          ...Action
        }
      }
    }
  }
`;
